#!/bin/sh
# A Debian package as whoever installs it meets it: what lintian says, what it depends on, and
# whether it can be installed, run and purged, in a folder that stands for the system.
#
# Usage: Tests/package.sh PACKAGE
. "$(dirname "$0")/expect.sh"
package=$1

lintian --fail-on none "$package" > "$work/lintian" 2> "$work/errors"
expect 'lintian runs' 0 $?
expect 'lintian finds no error' '' "$(grep '^E: ' "$work/lintian")"
cat "$work/lintian"

# What is installed here is installed there as well, so that the dependencies count.
root=$work/root
mkdir -p "$root" "$work/dpkg/info" "$work/dpkg/updates" "$work/dpkg/triggers"
sed -n '/^Package: xrating$/,/^$/!p' /var/lib/dpkg/status > "$work/dpkg/status"
manage() {
  # The lists of files of other packages are not needed to see what this one does.
  dpkg --instdir="$root" --admindir="$work/dpkg" --log=/dev/null --force-not-root \
    --force-bad-path "$@" 2> "$work/errors" > /dev/null
}
tree() { (cd "$root" && find . ! -type d | sort); }

manage --install "$package"
expect 'it can be installed' '0 ' "$? $(grep '^dpkg: error' "$work/errors")"
expect 'it is installed' 'install ok installed' \
  "$(dpkg-query --admindir="$work/dpkg" -W -f '${Status}' xrating)"
expect 'its files are as they were' '' "$(cd "$root" && md5sum --quiet -c "$work/dpkg/info/xrating.md5sums" 2>&1)"

program=$root/usr/bin/xrating
libraries=$(ldd "$program")
expect 'it has all its libraries' '' "$(echo "$libraries" | grep 'not found')"
expect 'it needs no Swift' '' "$(echo "$libraries" | grep -i 'swift\|foundation')"
version=$(dpkg-deb -f "$package" Version)
expect 'it runs' "xrating $version" "$(env -i "$program" --version)"

mkfifo "$work/display"
Xvfb -displayfd 3 -nolisten tcp -noreset -screen 0 800x600x24 3> "$work/display" 2> /dev/null &
server=$!
read -r number < "$work/display"
export DISPLAY=:$number
{
  xdotool search --sync --onlyvisible --class XRating > /dev/null
  sleep 0.5 # a key that comes at once could be meant for another window
  xdotool key Right Return
} 2> /dev/null &
expect 'it asks' 3.5 "$(timeout 20 "$program" --value 3)"

manage --purge xrating
expect 'it can be purged' 0 $?
expect 'nothing is left' '' "$(tree)"
expect 'not even folders' '' "$(ls "$root")"

echo "stripped size: $(dpkg-deb --fsys-tarfile "$package" | tar -tvf - ./usr/bin/xrating | awk '{print $3}') bytes"
report

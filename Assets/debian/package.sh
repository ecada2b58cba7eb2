#!/bin/sh
# Makes a Debian package of a tree in which the program is installed below usr/.
#
# Usage: package.sh TREE FOLDER, where FOLDER takes the package; prints its path.
set -eu
umask 022

debian=$(dirname "$(readlink -f "$0")")
tree=$(readlink -f "$1")
folder=$(readlink -f "$2")
doc=$tree/usr/share/doc/xrating

install -d "$doc" "$tree/DEBIAN"
cat "$debian/../../LICENSE" "$debian/copyright" > "$doc/copyright"
gzip -9n < "$debian/changelog" > "$doc/changelog.gz"
gzip -9nf "$tree/usr/share/man/man1/xrating.1"

# dpkg's tools look for these beside the place where they are called.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$debian" "$work/debian"
cd "$work"
dpkg-shlibdeps -Tdebian/substvars "$tree/usr/bin/xrating"
dpkg-gencontrol -Tdebian/substvars -P"$tree"

cd "$tree"
find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums
dpkg-deb --root-owner-group --build "$tree" "$folder" > /dev/null
ls "$folder"/xrating_*.deb

#!/bin/sh
# The installed program as scripts use it. It is installed into a folder of its own, and driven with
# real keys on an X server of its own.
#
# Usage: Tests/script.sh PROGRAM
. "$(dirname "$0")/expect.sh"
prefix=$work/prefix

# await COMMAND...: waits until a command succeeds, for some seconds.
await() {
  for _ in $(seq 400); do
    "$@" && return
    sleep 0.02
  done
  return 1
}

windows() { xdotool search --onlyvisible --class XRating 2> /dev/null; }
count() { [ "$(windows | wc -l)" = "$1" ]; }
focused() { windows | grep -qx "$(xdotool getwindowfocus 2> /dev/null)"; }
gone() { ! focused; }

# keys KEY...: waits for a window, presses keys in it, and waits until it is gone; in the background.
keys() {
  {
    # Digits, space and Return could be meant for another window for a while.
    await focused && sleep 0.35 && xdotool key --delay 5 "$@" && await gone
  } > /dev/null 2>&1 &
}

# What a user's shell would have.
make -s --no-print-directory install PROGRAM="$1" PREFIX="$prefix" DESTDIR= || exit
PATH=$prefix/bin:$PATH
LC_ALL=C.UTF-8
export PATH LC_ALL
unset LANGUAGE WINDOWID DESKTOP_STARTUP_ID XRATING_SCALE 2> /dev/null

# They are made meanwhile, without the order of their letters, which takes the most time to make and
# which nothing here is sorted by.
export LOCPATH="$work/locales"
mkdir "$LOCPATH"
for locale in de_DE ja_JP ar_EG es_ES fr_FR; do
  sed '/^LC_COLLATE/,/^END LC_COLLATE/c\
LC_COLLATE\
copy "POSIX"\
END LC_COLLATE' "/usr/share/i18n/locales/$locale" > "$work/$locale"
  localedef --no-archive -f UTF-8 -i "$work/$locale" "$LOCPATH/$locale.UTF-8"
done &
locales=$!

mkfifo "$work/display"
Xvfb -displayfd 3 -nolisten tcp -noreset -screen 0 800x600x24 3> "$work/display" 2> /dev/null &
server=$!
read -r number < "$work/display"
export DISPLAY=:$number

# Answers

keys Right Return
answer=$(xrating --value 3 --text 'How was the film?')
expect 'an answer in a variable' '0 3.5' "$? $answer"

keys Escape
answer=$(xrating --value 3)
expect 'no answer is no text' '1 ' "$? $answer"

keys Home Return
if answer=$(xrating --value 3); then said="rated $answer"; else said='none'; fi
expect 'nothing is a rating too' 'rated 0' "$said"

keys 4 period 5 Return
expect 'typed, and read by a pipe' '[4.5]' "$(xrating | sed 's/.*/[&]/')"

keys Right Tab Right Right Tab Right Right Right Return
expect 'a survey as a line of CSV' '1,2,3' \
  "$(xrating --step 1 --item Food --item Service --item Price | paste -sd, -)"

keys Right Right Left Return
expect 'each change as it happens' '0.5 1 0.5 0.5 ' \
  "$(xrating --print-partial | while read -r now; do printf '%s ' "$now"; done)"

# Scripts

keys Escape
answer=$(sh -ec 'xrating; echo "went on"'; echo "status $?")
expect 'set -e ends a script without an answer' 'status 1' "$answer"

keys Escape
expect 'and can be told not to' 'none' "$(sh -ec 'xrating || echo none')"

printf 'one\ntwo\nthree\n' > "$work/songs"
rated=$(while read -r song; do
  keys Right Return
  printf '%s %s, ' "$song" "$(xrating --text "$song")"
  wait
done < "$work/songs")
expect 'a loop that reads keeps its lines' 'one 0.5, two 0.5, three 0.5, ' "$rated"

keys Return
expect 'a subshell' '2 in a subshell' "$( (xrating --value 2 && echo 'in a subshell') | paste -sd' ' -)"

keys Return
expect 'an empty environment' 2 "$(env -i DISPLAY=$DISPLAY "$prefix/bin/xrating" --value 2)"

expect 'xargs' '123' "$(printf 'a\0b c\0' | xargs -0 -n 1 xrating --timeout 0.05 --text; echo $?)"

# Times and signals

expect 'timeout' '124' "$(timeout 0.3 xrating --value 2; echo $?)"
expect 'its own time limit' '5' "$(xrating --value 2 --timeout 0.1; echo $?)"

for signal in HUP:129 INT:130 TERM:143; do
  # A job of a script ignores SIGINT unless it is started so that it does not.
  env --default-signal=INT xrating --value 2 > "$work/out" &
  job=$!
  await count 1
  kill -${signal%:*} $job
  wait $job 2> /dev/null
  expect "SIG${signal%:*}" "${signal#*:} " "$? $(cat "$work/out")"
done

jobs=
for value in 1 2 3 4; do
  xrating --value $value --item "Number $value" > "$work/$value" &
  jobs="$jobs $!"
done
await count 4
kill -USR1 $jobs
for job in $jobs; do
  wait "$job"
  expect 'one of several at once' 0 $?
done
expect 'each has its own answer' '1 2 3 4' "$(cd "$work" && cat 1 2 3 4 | paste -sd' ' -)"

# Descriptors

keys Return
expect 'closed input and errors' '0 2' "$(xrating --value 2 <&- 2>&- > "$work/out"
  echo "$? $(cat "$work/out")")"

keys Return
expect 'closed output' '3 xrating: cannot write "2" to standard output: Bad file descriptor' \
  "$(xrating --value 2 2> "$work/errors" >&-; echo "$? $(cat "$work/errors")")"

keys Return
expect 'full output' '3 xrating: cannot write "2" to standard output: No space left on device' \
  "$(xrating --value 2 2> "$work/errors" > /dev/full; echo "$? $(cat "$work/errors")")"

keys Right Right
xrating --print-partial 2> "$work/errors" | head -n 1 > "$work/out"
wait $!
expect 'a reader that has gone' '0.5 xrating: cannot write "1" to standard output: Broken pipe' \
  "$(cat "$work/out" "$work/errors" | paste -sd' ' -)"

expect 'no display' '3 xrating: no display: DISPLAY is not set' \
  "$(unset DISPLAY; xrating 2>&1 > "$work/out" | paste -sd' ' - | sed 's/^/3 /')"

# Languages

wait $locales
expect 'the locales are there' 'ar_EG.UTF-8 de_DE.UTF-8 es_ES.UTF-8 fr_FR.UTF-8 ja_JP.UTF-8' \
  "$(ls "$LOCPATH" | paste -sd' ' -)"

for locale in C de_DE.UTF-8 ja_JP.UTF-8 ar_EG.UTF-8; do
  keys Up Return
  expect "an answer in $locale" '3.75' "$(LC_ALL=$locale xrating --value 3.5 --step 0.25)"
  wait $!
  keys 3 comma 5 Return
  expect "typed in $locale" '3.5' "$(LC_ALL=$locale xrating)"
  wait $!
  expect "no decimal comma in $locale" '2' \
    "$(LC_ALL=$locale xrating --value 3,5 2> /dev/null; echo $?)"
done

# said VARIABLE=VALUE...: what is said about a mistake in an environment.
said() { env -u LC_ALL "$@" xrating --max 0 2>&1; }
english='xrating: option --max: "0" is not between 1 and 100'
german='xrating: Option --max: "0" liegt nicht zwischen 1 und 100'
french=$(printf 'xrating: option --max\302\240: "0" n\047est pas entre 1 et 100')
expect 'in English' "$english" "$(said LC_ALL=C)"
expect 'in English without a locale' "$english" "$(said)"
expect 'in English in a locale that is not there' "$english" "$(said LC_ALL=xx_XX.UTF-8)"
expect 'in English in C whatever LANGUAGE says' "$english" "$(said LC_ALL=C LANGUAGE=de)"
expect 'in English in C.UTF-8 too' "$english" "$(said LC_ALL=C.UTF-8 LANGUAGE=de)"
expect 'in German' "$german" "$(said LC_ALL=de_DE.UTF-8)"
expect 'in German by LANG' "$german" "$(said LANG=de_DE.UTF-8)"
expect 'in German by LC_MESSAGES' "$german" "$(said LANG=fr_FR.UTF-8 LC_MESSAGES=de_DE.UTF-8)"
expect 'in French' "$french" "$(said LC_ALL=fr_FR.UTF-8)"
expect 'in the first of several languages' "$french" "$(said LC_ALL=de_DE.UTF-8 LANGUAGE=xx:fr:ja)"
expect 'in Spanish' 'xrating: opción --max: "0" no está entre 1 y 100' "$(said LC_ALL=es_ES.UTF-8)"
expect 'in Japanese' 'xrating: オプション --max: "0" は 1 から 100 までの数ではありません' \
  "$(said LC_ALL=ja_JP.UTF-8)"
expect 'in Arabic' 'xrating: الخيار --max: "0" ليس بين 1 و100' "$(said LC_ALL=ar_EG.UTF-8)"
expect 'the help in Japanese' '使い方: xrating [オプション]...' \
  "$(LC_ALL=ja_JP.UTF-8 xrating --help | head -n 1)"

mv "$prefix" "$work/moved"
expect 'in German wherever it is installed' "$german" "$(PATH=$work/moved/bin:$PATH said LC_ALL=de_DE.UTF-8)"
ln -s "$work/moved/bin/xrating" "$work/link"
expect 'in German through a link' "$german" \
  "$(LC_ALL=de_DE.UTF-8 "$work/link" --max 0 2>&1)"
mv "$work/moved/share/locale" "$work/locale"
expect 'in English without catalogues' "$english" \
  "$(LC_ALL=de_DE.UTF-8 "$work/link" --max 0 2>&1)"
mv "$work/locale" "$work/moved/share/locale"
mv "$work/moved" "$prefix"

keys Left Return
expect 'from right to left in Arabic' 0.5 "$(LC_ALL=ar_EG.UTF-8 xrating)"
keys Right Return
expect 'but as the question is read' 0.5 "$(LC_ALL=ar_EG.UTF-8 xrating --text 'How was it?')"
keys Return
LC_ALL=de_DE.UTF-8 xrating > "$work/out" &
job=$!
await focused
expect 'the title in German' 'Bewertung' "$(xdotool getwindowfocus getwindowname)"
wait $job

# Menus

# As file managers call it: the command of the entry, with the chosen files for %F.
touch "$work/a b.jpg" "$work/-c.jpg"
for entry in applications kio/servicemenus; do
  command=$(sed -n 's/^Exec=//p' "$prefix/share/$entry/xrating.desktop")
  keys 4 Return
  expect "the answer to the menu of $entry" 4 "$(sh -c "${command%\%F} \"\$@\"" sh "$work/a b.jpg" "$work/-c.jpg")"
  expect 'each file has it' '88' \
    "$(cd "$work" && getfattr --only-values -n user.baloo.rating -- 'a b.jpg' -c.jpg)"
  setfattr -x user.baloo.rating "$work/a b.jpg"
done

# Taken away again

make -s --no-print-directory uninstall PREFIX="$prefix" DESTDIR= || exit
expect 'nothing is left' '' "$(find "$prefix" -type f)"

report

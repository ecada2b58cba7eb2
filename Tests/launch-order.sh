#!/bin/sh
# Lists the functions of a program that opening its window and choosing a value take, for the linker
# to lay them side by side: what is seldom used is then not read with them.
#
# Usage: Tests/launch-order.sh PROGRAM > Assets/launch-order
# Needs valgrind, xdotool and Xvfb; the program must have its symbols.
set -eu
program=$1
folder=$(mktemp -d)
Xvfb -displayfd 1 -screen 0 1280x800x24 >"$folder/display" 2>/dev/null &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$folder/display")
export DISPLAY LC_ALL=C.UTF-8
valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls" \
  "$program" --text 'How was the film?' --instant >/dev/null 2>&1 &
window=$(xdotool search --sync --onlyvisible --class xrating)
sleep 3
xdotool mousemove --window "$window" 100 60 sleep 1 mousemove --window "$window" 160 60 sleep 1 click 1
wait $!
# A file, an object and a function have their whole name where they first occur, and then a number.
awk -v program="/$(basename "$program")\$" '
  match($0, /^c?(ob|fn)=\([0-9]+\)/) {
    kind = substr($0, 1, index($0, "=") - 1)
    id = substr($0, index($0, "("), RLENGTH - index($0, "(") + 1)
    space = kind ~ /ob/ ? "ob" : "fn"
    name = substr($0, RLENGTH + 2)
    if (name != "") names[space id] = name
    if (kind == "ob") isOurs = names[space id] ~ program
    if (kind == "fn" && isOurs) {
      name = names[space id]
      sub(/\047.*/, "", name)
      print name
    }
  }' "$folder/calls" | LC_ALL=C sort -u

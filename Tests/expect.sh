# What the shell tests share; a script reads it with `.` before anything else. It makes a folder, $work,
# which is gone in the end together with the X server whose number is in $server.
set -u

work=$(mktemp -d)
server=
passed=0 failed=0

finish() {
  trap - EXIT
  [ -z "$server" ] || kill "$server" 2> /dev/null
  wait
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

# expect FACT WANTED FOUND
expect() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n  wanted: %s\n  found:  %s\n' "$1" "$2" "$3" >&2
  fi
}

# report: how many of the facts hold; to be the last command.
report() {
  printf '%s passed, %s failed\n' "$passed" "$failed"
  [ "$failed" = 0 ]
}

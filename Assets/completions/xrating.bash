# Completion of xrating(1) in bash

_xrating() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}
  # "--snap=up" arrives as three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $option == = ]]; then
    option=${COMP_WORDS[COMP_CWORD-2]}
  fi
  COMPREPLY=()
  case $option in
    --snap)
      mapfile -t COMPREPLY < <(compgen -W 'up nearest' -- "$word") ;;
    --click-again)
      mapfile -t COMPREPLY < <(compgen -W 'keep clear' -- "$word") ;;
    --file)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --shape)
      mapfile -t COMPREPLY < <(compgen -W 'star heart circle square diamond' -- "$word") ;;
    --image)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --fill)
      mapfile -t COMPREPLY < <(compgen -W 'width area' -- "$word") ;;
    --direction)
      mapfile -t COMPREPLY < <(compgen -W 'ltr rtl auto' -- "$word") ;;
    --theme)
      mapfile -t COMPREPLY < <(compgen -W 'light dark auto' -- "$word") ;;
    --render)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --value | \
    --max | \
    --max-value | \
    --min | \
    --min-value | \
    --step | \
    --item | \
    --labels | \
    --timeout | \
    --format | \
    --text | \
    --ok-label | \
    --cancel-label | \
    --symbol | \
    --size | \
    --spacing | \
    --points | \
    --inner-radius | \
    --color | \
    --empty-color | \
    --background | \
    --text-color | \
    --foreground | \
    --scale | \
    --title | \
    --geometry | \
    --attach | \
    --name | \
    --class | \
    --display)
      ;;  # a value that cannot be guessed
    *) mapfile -t COMPREPLY < <(compgen -W '
      --value
      --max --max-value
      --min --min-value
      --step
      --snap
      --click-again
      --item
      --labels
      --read-only
      --instant
      --bell
      --timeout
      --print-partial
      --format
      --json
      --file
      --follow
      --text
      --ok-label
      --cancel-label
      --hide-value
      --shape
      --symbol
      --image
      --fill
      --size
      --spacing
      --points
      --inner-radius
      --direction
      --color
      --empty-color
      --background
      --text-color --foreground
      --theme
      --scale
      --no-animation
      --title
      --popup
      --geometry
      --center
      --on-top
      --undecorated
      --attach
      --name
      --class
      --print-xid
      --render
      --display
      --help
      --version
      ' -- "$word")
      # All words are files once one is.
      if [[ $word != -* && " ${COMP_WORDS[*]} " == *" --file "* ]]; then
        compopt -o filenames
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
      fi ;;
  esac
}

complete -F _xrating xrating

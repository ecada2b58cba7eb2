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
    --text | \
    --title | \
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
    --scale | \
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
      --print-partial
      --bell
      --timeout
      --text
      --title
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
      --text-color
      --theme
      --scale
      --no-animation
      --render
      --display
      --help
      --version
      ' -- "$word") ;;
  esac
}

complete -F _xrating xrating

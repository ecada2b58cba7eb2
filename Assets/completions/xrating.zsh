#compdef xrating
# Completion of xrating(1) in zsh

_arguments -S \
  '*--value=[The value at the start]:number:' \
  '*--max=[How many stars there are, 1 to 100]:count:' \
  '*--max-value=[How many stars there are, 1 to 100]:count:' \
  '*--min=[The smallest value that can be chosen, 0 or more and below the maximum]:number:' \
  '*--min-value=[The smallest value that can be chosen, 0 or more and below the maximum]:number:' \
  '*--step=[The distance between the values that can be chosen]:number:' \
  '*--snap=[Which value a position means]:choice:(up nearest)' \
  '*--click-again=[What clicking the current value does]:choice:(keep clear)' \
  '*--item=[Begin another rating in the same window, with this label beside it]:label:' \
  '*--labels=[One word for each star, with commas between them, shown with the value]:words:' \
  '*--read-only[Only show the value, exactly as given]' \
  '*--instant[Show no buttons]' \
  '*--bell[Ring the bell at each change of the value]' \
  '*--timeout=[Give up after this time]:seconds:' \
  '*--print-partial[Print each change of the value as it happens]' \
  '*--format=[Print this line for each rating]:template:' \
  '*--json[Print one JSON object on one line]' \
  '*--file=[Start with the rating of a file]:file:_files' \
  '*--follow[With --read-only, show the number on each line of standard input as it comes]' \
  '*--text=[The question above the stars, shown as it is]:text:' \
  '*--ok-label=[The word on the button that accepts]:text:' \
  '*--cancel-label=[The word on the button that cancels]:text:' \
  '*--hide-value[Do not show the value in words below the stars]' \
  '*--shape=[What stands for a star]:choice:(star heart circle square diamond)' \
  '*--symbol=[A character that stands for a star]:character:' \
  '*--image=[A PNG image that stands for a star]:file:_files' \
  '*--fill=[What a fraction of a star is a part of]:choice:(width area)' \
  '*--size=[The width and height of a star, 4 to 1024 logical pixels]:pixels:' \
  '*--spacing=[The gap between stars, 0 to 1024 logical pixels]:pixels:' \
  '*--points=[How many tips a star has, 3 to 60]:count:' \
  '*--inner-radius=[How far the inner corners of a star are from its centre, as a share of its tips]:share:' \
  '*--direction=[Which way the stars run]:choice:(ltr rtl auto)' \
  '*--color=[The stars that count]:color:' \
  '*--empty-color=[The stars that do not count]:color:' \
  '*--background=[What is behind everything]:color:' \
  '*--text-color=[The texts]:color:' \
  '*--foreground=[The texts]:color:' \
  '*--theme=[The colours that are not given]:choice:(light dark auto)' \
  '*--scale=[How many device pixels a logical pixel is, 0.25 to 16, with or without a fraction]:factor:' \
  '*--no-animation[Do not let the stars fill gradually when a click, the wheel or a key changes the value]' \
  '*--title=[The title of the window]:text:' \
  '*--popup[A small window without a frame or buttons]' \
  '*--geometry=[The size and the position of the window in device pixels]:geometry:' \
  '*--center[In the middle of the monitor with the pointer]' \
  '*--on-top[Above other windows]' \
  '*--undecorated[Without a frame]' \
  '*--attach=[The number of the window that this one belongs to, decimal or hexadecimal as 0x1400003]:window:' \
  '*--name=[The name of the program for X resources and rules for windows]:name:' \
  '*--class=[The class of the program for X resources and rules for windows]:name:' \
  '*--print-xid[Print the number of the window on standard error, once it is open]' \
  '*--render=[Open no window, but draw the stars to a file on a clear ground]:file:_files' \
  '*--display=[The X display to show the window on]:name:' \
  '*--help[Print this text and exit]' \
  '*--version[Print the version and exit]' \
  '*:file:_files'

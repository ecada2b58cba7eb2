# make run      install what is missing, build, and open the window; without a display: a private
#               X server, a real drag, the printed value and a picture
# make test     install what is missing and run all tests
# make install  PREFIX=/usr/local DESTDIR=

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

# What it takes to build; what `make run` needs to show a window where there is none; and what the
# tests need besides.
BUILD_PACKAGES := libx11-dev libxext-dev libxrandr-dev libcairo2-dev libpango1.0-dev libglib2.0-dev pkg-config \
  fonts-dejavu-core
DEMO_PACKAGES := $(BUILD_PACKAGES) libxtst-dev xvfb
TEST_PACKAGES := $(DEMO_PACKAGES) attr openbox i3-wm twm xfwm4 xfconf dbus-daemon metacity x11-utils

SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

# One static executable but for the C libraries, so that it runs where no Swift is installed.
RELEASE := -c release --static-swift-stdlib
BIN = $(shell $(SWIFT) build $(RELEASE) --show-bin-path)

.PHONY: build run test pictures install uninstall format lint clean

build: packages-build
	$(SWIFT) build $(RELEASE) --product xrating
	strip $(BIN)/xrating

run: $(if $(DISPLAY),build,packages-demo)
ifdef DISPLAY
	$(BIN)/xrating --text 'How was the film?'
else
	$(SWIFT) build $(RELEASE) --product xrating
	$(SWIFT) build $(RELEASE) --product Demo
	$(BIN)/Demo xrating.png
endif

test: packages-test
	$(SWIFT) test

# Makes the pictures of the README and the manual anew, with the program itself.
pictures: packages-demo
	$(SWIFT) build $(RELEASE) --product xrating
	$(SWIFT) build $(RELEASE) --product Demo
	$(BIN)/Demo Assets/light.png --theme light --scale 2
	$(BIN)/Demo Assets/dark.png --theme dark --scale 2
	$(BIN)/xrating --step 0.1 --render Assets/gallery.svg \
	  --item stars --value 4.3 \
	  --item hearts --shape heart --color crimson --value 3.5 \
	  --item circles --shape circle --color seagreen --value 2.5 \
	  --item squares --shape square --color steelblue --value 4 \
	  --item diamonds --shape diamond --color darkorchid --value 1.7 \
	  --item suns --points 12 --inner-radius 0.6 --color darkorange --value 3.2 \
	  --item thin --inner-radius 0.25 --color teal --value 4.6 --fill area

# Installs the packages of a list that are missing, if any are.
packages-%:
	@missing=$$(for package in $($(shell echo $* | tr a-z A-Z)_PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || echo $$package; done); \
	if [ -n "$$missing" ]; then \
	  $(SUDO) apt-get update && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive \
	    apt-get install -y --no-install-recommends $$missing; \
	fi

install: build
	install -Dm755 $(BIN)/xrating $(DESTDIR)$(PREFIX)/bin/xrating
	install -Dm644 Assets/xrating.1 $(DESTDIR)$(PREFIX)/share/man/man1/xrating.1

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/xrating $(DESTDIR)$(PREFIX)/share/man/man1/xrating.1

format:
	$(SWIFT) format -i -r Package.swift Sources Tests

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests

clean:
	rm -rf .build

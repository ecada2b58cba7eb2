# make run      install what is missing, build, and open the window; without a display: a private
#               X server, a real drag, the printed value and a picture
# make gallery  open three well-known rating views, rebuilt with the library
# make test     install what is missing and run all tests
# make bench    install what is missing, and measure it beside a minimal Xlib client, zenity and yad
# make order    list anew which functions a launch takes, for the linker
# make install  build, and put everything under PREFIX; PROGRAM names a program that is built already
# make uninstall
# make docs     make the documentation of the library
# make deb      make a Debian package of it, and check it

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# It comes with the compiler.
DOCC ?= $(dir $(realpath $(shell which $(SWIFT))))docc
PROGRAM :=
# Where zsh looks for functions, below share/; Debian's own packages have another place.
ZSH_FUNCTIONS ?= zsh/site-functions

# What it takes to build; to install; what `make run` needs to show a window where there is none; and
# what the tests need besides.
BUILD_PACKAGES := libx11-dev libx11-xcb-dev libxcb-randr0-dev libxcb-sync-dev libcairo2-dev \
  libpango1.0-dev libglib2.0-dev pkg-config fonts-dejavu-core
INSTALL_PACKAGES := gettext
DEB_PACKAGES := $(BUILD_PACKAGES) $(INSTALL_PACKAGES) dpkg-dev lintian xdotool xvfb
DEMO_PACKAGES := $(BUILD_PACKAGES) libxext-dev libxi-dev libxrandr-dev libxtst-dev xvfb
TEST_PACKAGES := $(DEMO_PACKAGES) $(INSTALL_PACKAGES) attr libxdamage-dev openbox i3-wm twm \
  xfonts-base xfwm4 xfconf dbus-daemon metacity x11-utils appstream desktop-file-utils fish locales \
  mandoc xdotool xserver-xorg-core xserver-xorg-video-dummy zsh
BENCH_PACKAGES := $(DEMO_PACKAGES) gcc libxdamage-dev openbox
ORDER_PACKAGES := $(BUILD_PACKAGES) valgrind xdotool xvfb

SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

# One static executable but for the C libraries, so that it runs where no Swift is installed. The
# linker of the toolchain can pack what is to be relocated, and lay side by side what a launch takes:
# two megabytes less to read and to keep.
RELEASE := -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-warn-symbol-ordering \
  -Xlinker "--symbol-ordering-file=$(CURDIR)/Assets/launch-order"
BIN = $(shell $(SWIFT) build $(RELEASE) --show-bin-path)

.PHONY: build run test bench order gallery pictures install uninstall deb docs format lint clean

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
	Tests/script.sh $$($(SWIFT) build --show-bin-path)/xrating

# Opens three well-known rating views; without a display it leaves pictures of them.
gallery: packages-build
	$(SWIFT) run $(RELEASE) xrating-gallery

# How often each program is started, and how many steps a drag has.
LAUNCHES ?= 7
STEPS ?= 72

# The floor is C alone: the Swift package would link it with the Swift runtime.
bench: packages-bench
	$(SWIFT) build $(RELEASE) --product xrating
	$(SWIFT) build $(RELEASE) --product Benchmarks
	$(CC) -O2 -o $(BIN)/floor Tests/Floor/floor.c -lX11 -lm
	$(BIN)/Benchmarks $(LAUNCHES) $(STEPS)

# Lists anew which functions a launch takes, by watching one. A list that is older than the program
# only does less good.
order: packages-order
	rm -f $(BIN)/xrating
	$(SWIFT) build $(RELEASE) --product xrating
	Tests/launch-order.sh $(BIN)/xrating > .build/launch-order
	mv .build/launch-order Assets/launch-order

# Makes the pictures of the README and the manual anew, with the program itself.
pictures: packages-demo
	$(SWIFT) build $(RELEASE) --product xrating
	$(SWIFT) build $(RELEASE) --product Demo
	$(SWIFT) build $(RELEASE) --product xrating-gallery
	cd Assets && env -u DISPLAY $(BIN)/xrating-gallery
	mv Assets/xrating-gallery-light.png Assets/originals-light.png
	mv Assets/xrating-gallery-dark.png Assets/originals-dark.png
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

# What is installed besides the program: a file of Assets, and where it goes below share/.
SHARED := \
  xrating.1:man/man1/xrating.1 \
  xrating.desktop:applications/xrating.desktop \
  xrating.svg:icons/hicolor/scalable/apps/xrating.svg \
  xrating.metainfo.xml:metainfo/org.xrating.xrating.metainfo.xml \
  xrating-servicemenu.desktop:kio/servicemenus/xrating.desktop \
  completions/xrating.bash:bash-completion/completions/xrating \
  completions/xrating.zsh:$(ZSH_FUNCTIONS)/_xrating \
  completions/xrating.fish:fish/vendor_completions.d/xrating.fish

LANGUAGES := $(basename $(notdir $(wildcard Assets/po/*.po)))

INSTALLED = $(DESTDIR)$(PREFIX)

install: $(if $(PROGRAM),,build) packages-install
	install -Dm755 $(or $(PROGRAM),$(BIN)/xrating) "$(INSTALLED)/bin/xrating"
	set -e; for file in $(SHARED); do \
	  install -Dm644 Assets/$${file%:*} "$(INSTALLED)/share/$${file#*:}"; done
	set -e; for language in $(LANGUAGES); do \
	  folder="$(INSTALLED)/share/locale/$$language/LC_MESSAGES"; install -d "$$folder"; \
	  msgfmt -o "$$folder/xrating.mo" Assets/po/$$language.po; done

# The folders stay: they belong to everybody.
uninstall:
	rm -f "$(INSTALLED)/bin/xrating"
	for file in $(SHARED); do rm -f "$(INSTALLED)/share/$${file#*:}"; done
	for language in $(LANGUAGES); do \
	  rm -f "$(INSTALLED)/share/locale/$$language/LC_MESSAGES/xrating.mo"; done

deb: build packages-deb
	rm -rf .build/deb
	$(MAKE) install PROGRAM=$(BIN)/xrating DESTDIR=.build/deb/tree PREFIX=/usr \
	  ZSH_FUNCTIONS=zsh/vendor-completions
	package=$$(Assets/debian/package.sh .build/deb/tree .build/deb) && \
	  Tests/package.sh "$$package" && echo "$$package"

format:
	$(SWIFT) format -i -r Package.swift Sources Tests

# Makes the documentation of the library from its sources and catalogues, in .build/docs; a link that
# leads nowhere is an error.
docs: packages-build
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	for module in RatingCore RatingView RatingX11; do \
	  rm -rf .build/docs/$$module && mkdir -p .build/docs/$$module && \
	  cp $$($(SWIFT) build --show-bin-path)/../symbolgraph/$$module[.@]*json .build/docs/$$module && \
	  $(DOCC) convert Sources/$$module/$$module.docc --warnings-as-errors \
	    --additional-symbol-graph-dir .build/docs/$$module --fallback-display-name $$module \
	    --fallback-bundle-identifier $$module --output-path .build/docs/$$module.doccarchive \
	    || exit; \
	done

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests

clean:
	rm -rf .build

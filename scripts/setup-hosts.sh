#!/usr/bin/env bash
# Installs the web server that the tests run the site on: nginx with the module for files
# compressed by brotli. Where that is not possible the tests say so and count as skipped.
set -euo pipefail

packages=(nginx libnginx-mod-http-brotli-static)

has_nginx() {
  command -v nginx > /dev/null &&
    [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]
}

if has_nginx; then
  echo "setup:hosts: nginx and its brotli module are installed."
  exit 0
fi
if ! command -v apt-get > /dev/null; then
  echo "setup:hosts: no apt-get here. Install nginx with the brotli_static module, or go without: its tests count as skipped."
  exit 0
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "setup:hosts: needs administrator rights: sudo apt-get install ${packages[*]}. Until then the tests on nginx count as skipped."
  exit 0
fi

# Debian starts a service on installing it; the tests start their own.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
if apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null &&
  has_nginx; then
  echo "setup:hosts: installed ${packages[*]}."
else
  echo "setup:hosts: could not install ${packages[*]} (is the network there?). The tests on nginx count as skipped."
fi

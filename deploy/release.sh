#!/usr/bin/env bash
# Releases out/ to the folder of a server: bash deploy/release.sh deploy@www.example.com:/srv/www/www.example.com
set -euo pipefail
site=$1
# The folders whose files carry a hash in their names (lib/base/hashed-folders.ts).
hashed=(_next/static og pictures)
# Without photographs an export has none.
mkdir -p out/pictures
# -I gives every hashed file of the release today's date, which the last line goes by.
rsync -rpRI --chmod=D755,F644 "${hashed[@]/#/out/./}" "$site/"
# -c without -t leaves a page that did not change its date, and with it the validator by which browsers
# ask for it. --chmod lets nginx read the files whatever the umask.
rsync -rpc --chmod=D755,F644 --delete-after "${hashed[@]/#/--exclude=/}" out/ "$site/"
ssh "${site%%:*}" "cd '${site#*:}' && find ${hashed[*]} -type f -mtime +90 -delete"

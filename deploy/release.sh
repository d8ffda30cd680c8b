#!/usr/bin/env bash
# Puts an export live on a server of one's own, without a failed request.
#
#   release.sh EXPORT SITE   copies the export, then switches to it
#   release.sh --back SITE   switches back to the release before
#
# SITE is a folder of this machine; the web server's root is SITE/current. In it:
#   releases/ID   one export each, ID is the time it was made
#   kept/         the hashed files of all releases, so that a page loaded before a release still
#                 finds its parts after it, and old link previews their picture
#   lists/ID      which of the kept files a release uses
#   current       symbolic link to the live release; it is replaced in one step
#   policy.conf   the Content-Security-Policy, which names the styles inside the pages by their
#                 hashes; the nginx configuration includes it
#
# When a release brings other styles, policy.conf allows those of both releases before the switch,
# and the web server reads it: RELOAD is the command for that (default: systemctl reload nginx).
#
# The newest KEEP_RELEASES (default 5) releases stay, and every one of the last KEEP_DAYS (default
# 30) days; with the others go the kept files that nothing uses any more. Needs GNU coreutils.
set -euo pipefail
export LC_ALL=C

keep_releases=${KEEP_RELEASES:-5}
keep_days=${KEEP_DAYS:-30}
reload=${RELOAD:-systemctl reload nginx}
# A server may answer with its old configuration for a moment after it was told of the new one.
settle_seconds=${SETTLE_SECONDS:-2}
hashed_folders=(_next/static og)

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# Replaces the link in one step: rename(2) never leaves a moment without it.
switch_to() {
  ln -s "releases/$1" "$site/.current.new"
  mv -fT "$site/.current.new" "$site/current"
  echo "Live: $1"
}

live_release() {
  basename "$(readlink "$site/current")"
}

releases() {
  find "$site/releases" -mindepth 1 -maxdepth 1 -type d ! -name '.*' -printf '%f\n' | sort
}

# The policy in the first tags of a release's home page, which lists the styles of all its pages.
policy_of() {
  sed -n 's/.*<meta http-equiv="Content-Security-Policy" content="\([^"]*\)".*/\1/p' \
    "$1/index.html" | head -n 1 | sed 's/&amp;/\&/g'
}

hashes_in() {
  grep -o "'sha256-[^']*'" <<< "$1" | sort -u || true
}

# Lets the pages of a release and of the live one have their styles, before the switch.
allow_styles_of() {
  local policy live_policy= hash more= file=$site/policy.conf
  policy=$(policy_of "$1")
  [ -n "$policy" ] || return 0
  [ ! -L "$site/current" ] || live_policy=$(policy_of "$site/current")
  while IFS= read -r hash; do
    [ -z "$hash" ] || more="$more $hash"
  done < <(comm -13 <(hashes_in "$policy") <(hashes_in "$live_policy"))
  policy=${policy/style-src \'self\'/style-src \'self\'$more}
  printf '"" "%s; frame-ancestors '\''none'\''";\n' "$policy" > "$file.new"
  if cmp -s "$file.new" "$file"; then
    rm "$file.new"
    return 0
  fi
  [ ! -e "$file" ] || cp "$file" "$file.old"
  mv -f "$file.new" "$file"
  # Before the first release there is no server that could have read it.
  [ -L "$site/current" ] || return 0
  if ! $reload; then
    [ ! -e "$file.old" ] || mv -f "$file.old" "$file"
    die "the web server did not take the new policy (RELOAD: $reload); the live release stays."
  fi
  rm -f "$file.old"
  sleep "$settle_seconds"
}

go_back() {
  [ -L "$site/current" ] || die "$site has no live release."
  local live before
  live=$(live_release)
  before=$(releases | awk -v live="$live" '$0 == live { exit } { before = $0 } END { print before }')
  [ -n "$before" ] || die "There is no release before $live."
  allow_styles_of "$site/releases/$before"
  switch_to "$before"
}

files_in() {
  (cd "$1" && find . -type f -printf '%P\n' | sort)
}

# Moves a new release's hashed files to kept/ and links the folder there. A file of the same name
# is the same file, so it stays; the others appear whole, because renaming does that.
keep_hashed_files() {
  local release=$1 list=$2 folder file kept
  : > "$list"
  for folder in "${hashed_folders[@]}"; do
    [ -d "$release/$folder" ] || continue
    kept=$site/kept/$folder
    files_in "$release/$folder" | sed "s|^|$folder/|" >> "$list"
    mkdir -p "$kept"
    while IFS= read -r file; do
      mkdir -p "$(dirname "$kept/$file")"
      mv -f "$release/$folder/$file" "$kept/$file"
    done < <(comm -23 <(files_in "$release/$folder") <(files_in "$kept"))
    rm -rf "${release:?}/$folder"
    ln -s "$(realpath -s --relative-to="$(dirname "$release/$folder")" "$kept")" "$release/$folder"
  done
}

remove_old() {
  local live id
  live=$(live_release)
  while IFS= read -r id; do
    [ "$id" != "$live" ] || continue
    [ -n "$(find "$site/lists/$id" -mtime "+$keep_days" 2>/dev/null)" ] || continue
    rm -rf "${site:?}/releases/$id" "$site/lists/$id"
    echo "Removed: $id"
  done < <(releases | head -n "-$keep_releases")
  # What no list names belongs to no release that is left.
  comm -23 <(files_in "$site/kept") <(sort -u "$site"/lists/*) |
    while IFS= read -r file; do rm -f "$site/kept/$file"; done
}

release() {
  local export=$1 id stage
  [ -f "$export/index.html" ] && [ -f "$export/404.html" ] ||
    die "$export is not a finished export: run \"npm run build\" first."
  id=$(date -u +%Y%m%dT%H%M%S.%NZ)
  stage=$site/releases/.$id
  mkdir -p "$site/releases" "$site/kept" "$site/lists"
  # Times are not preserved: servers tell versions of a page apart by them.
  mkdir "$stage"
  cp -R "$export/." "$stage"
  chmod -R a+rX "$stage"
  keep_hashed_files "$stage" "$site/lists/$id"
  mv "$stage" "$site/releases/$id"
  allow_styles_of "$site/releases/$id"
  switch_to "$id"
  remove_old
}

[ $# -eq 2 ] || die "usage: release.sh EXPORT SITE, or release.sh --back SITE"
site=$2
mkdir -p "$site"
site=$(cd "$site" && pwd)
# One release at a time; the lock goes when the script ends, however it ends.
exec 9> "$site/.lock"
flock -n 9 || die "another release to $site is running."
# What an interrupted run left behind.
rm -rf "$site"/releases/.[0-9]* "$site/.current.new"

if [ "$1" = --back ]; then go_back; else release "$1"; fi

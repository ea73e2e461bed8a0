#!/usr/bin/env bash
# Builds the archive of a release for Linux: .github/release.sh [FOLDER]
#
# FOLDER (.build/release-archive by default) gets plumb-VERSION-linux-ARCHITECTURE.tar.gz and its SHA-256 checksum. The archive
# unpacks into a prefix such as /usr/local. Times and owners come from the commit, so the same commit and compiler give the
# same archive. It needs GNU tar and Python 3.
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/release-archive}
fail() { echo "release: $1" >&2; exit 1; }

swift build -c release --static-swift-stdlib --product plumb
binary=$(swift build -c release --static-swift-stdlib --show-bin-path)/plumb

version=$("$binary" --version)
tag=$(git describe --tags --exact-match 2> /dev/null || true)
if [ -n "$tag" ] && [ "${tag#v}" != "$version" ]; then
    fail "the tag is $tag, but plumb --version is $version"
fi
[ -n "$tag" ] || echo "release: this commit has no tag; the archive is for trial" >&2

name=plumb-$version-linux-$(uname -m)
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
mkdir -p "$output"
output=$(cd "$output" && pwd)
stage=$output/$name
rm -rf "$stage"

install -D -m 755 "$binary" "$stage/bin/plumb"
strip "$stage/bin/plumb"
install -D -m 644 -t "$stage/share/doc/plumb" LICENSE README.md
share=$stage/share
mkdir -p "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/man/man1"
"$stage/bin/plumb" --generate-completion-script bash > "$share/bash-completion/completions/plumb"
"$stage/bin/plumb" --generate-completion-script zsh > "$share/zsh/site-functions/_plumb"
"$stage/bin/plumb" --generate-completion-script fish > "$share/fish/vendor_completions.d/plumb.fish"
"$stage/bin/plumb" --experimental-dump-help \
    | python3 .github/manual.py "$version" "$(date -u -d "@$epoch" +%F)" > "$share/man/man1/plumb.1"

tar --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw -C "$output" -cf - "$name" \
    | gzip -n -9 > "$output/$name.tar.gz"
(cd "$output" && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
rm -rf "$stage"
echo "$output/$name.tar.gz"

#!/bin/sh
# certificate.sh FOLDER: leaves site.crt and site.key there for nginx. Copies GIVEN_CERTIFICATE and GIVEN_KEY when both hold
# something. Else it makes a certificate for this machine and the names of ALLOWED_HOSTS, and keeps it until those names
# change or 30 days are left. OWNER: the user id that may read the key.
set -eu
folder=$1
given_certificate=${GIVEN_CERTIFICATE:-/dev/null}
given_key=${GIVEN_KEY:-/dev/null}

lay() { install ${OWNER:+-o "$OWNER" -g "$OWNER"} -m "$1" "$2" "$folder/$3"; }

if [ -s "$given_certificate" ] || [ -s "$given_key" ]; then
  if ! [ -s "$given_certificate" ] || ! [ -s "$given_key" ]; then
    echo "TLS_CERTIFICATE and TLS_CERTIFICATE_KEY go together: a certificate and its key, two PEM files" >&2
    exit 1
  fi
  lay 0400 "$given_key" site.key
  lay 0444 "$given_certificate" site.crt
  rm -f "$folder/names"
  echo "The given certificate is used"
  exit 0
fi

names="DNS:localhost,IP:127.0.0.1,IP:::1"
for host in $(echo "${ALLOWED_HOSTS-}" | tr ',' ' '); do
  case $host in
    *:*) names="$names,IP:$host" ;;
    *[!0-9.]*) names="$names,DNS:$host" ;;
    *) names="$names,IP:$host" ;;
  esac
done
made_for=$(cat "$folder/names" 2>/dev/null || true)
if [ "$made_for" = "$names" ] && openssl x509 -noout -checkend 2592000 -in "$folder/site.crt" >/dev/null 2>&1; then
  echo "The certificate made before is used"
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# No authority: a browser that trusts it trusts this site, and no other certificate that its key could sign.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=localhost \
  -addext "subjectAltName=$names" -addext basicConstraints=critical,CA:FALSE -addext extendedKeyUsage=serverAuth \
  -keyout "$work/site.key" -out "$work/site.crt" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
lay 0400 "$work/site.key" site.key
lay 0444 "$work/site.crt" site.crt
echo "$names" >"$folder/names"
echo "A certificate was made for $names"

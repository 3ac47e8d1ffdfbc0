#!/bin/sh
# Sourced before the base image's entry point expands nginx.conf: sets the parts of it that follow from several settings.
# check-web-environment.sh checks the settings before nginx starts.

# Each of TRUSTED_PROXIES: its x-forwarded-for is believed, and $is_proxy is 1 for its connections.
real_ip_lines=""
proxy_lines=""
for proxy in ${TRUSTED_PROXIES-}; do
  real_ip_lines="${real_ip_lines}set_real_ip_from $proxy; "
  proxy_lines="$proxy_lines$proxy 1; "
done
REAL_IP_RULES="${real_ip_lines}geo \$realip_remote_addr \$is_proxy { default 0; $proxy_lines}"

# nginx 1.22 knows HTTP/2 only as a word of "listen"; newer versions accept the word and print a warning.
TLS_RULES=""
if [ -n "${TLS_CERTIFICATE-}" ]; then
  TLS_RULES="listen $NGINX_TLS_PORT default_server ssl http2 backlog=4096; ssl_certificate $TLS_CERTIFICATE; ssl_certificate_key $TLS_CERTIFICATE_KEY;"
fi

# Draws the home of $world among HOMES, as $home: home 1 takes half of the worlds, home 2 a third of all, and so on. The
# default world stays at the first. The mock draws the same ones (mock-server/src/homes/home-index.ts).
HOME_RULES=""
number=0
for home in $(printf '%s' "${HOMES-}" | tr , ' '); do
  if [ "$number" -eq 0 ]; then
    HOME_RULES="map '' \$home_0 { default $home; }"
  else
    share=$((10000 / (number + 1)))
    percent=$(printf '%d.%02d%%' $((share / 100)) $((share % 100)))
    HOME_RULES="$HOME_RULES
split_clients '$number \$world' \$is_home_$number { $percent 1; * 0; }
map \$is_home_$number \$home_$number { 1 $home; default \$home_$((number - 1)); }"
  fi
  number=$((number + 1))
done
HOME_RULES="$HOME_RULES
map \$world \$home { \default \$home_0; default \$home_$((number - 1)); }"
export REAL_IP_RULES TLS_RULES HOME_RULES

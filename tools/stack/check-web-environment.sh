#!/bin/sh
# Runs in the web image before nginx starts: a wrong environment variable ends the start with one line that names it.
set -eu

refuse() {
  echo "$1 takes $2; got \"$3\"" >&2
  exit 1
}

new_line='
'

# matches VARIABLE PATTERN DESCRIPTION: the value, on one line, fits the extended regular expression.
# One line only, since grep looks at each line by itself and the value lands in nginx's configuration as it stands.
matches() {
  eval "value=\${$1-}"
  case $value in *"$new_line"*) refuse "$1" "$3" "$value" ;; esac
  grep -Eq "$2" <<END || refuse "$1" "$3" "$value"
$value
END
}

host='https?://[A-Za-z0-9._-]+(:[0-9]{1,5})?'
path='(/[A-Za-z0-9._~-]+)*'

upstream='https?://(\$home|[A-Za-z0-9._-]+(:[0-9]{1,5})?)'

for name in API_UPSTREAM SPORTS_DATA_UPSTREAM GAME_HOST_UPSTREAM LIVE_TV_UPSTREAM CONTROL_UPSTREAM REALTIME_UPSTREAM; do
  matches "$name" "^$upstream$path\$" 'an http(s) address without a slash at its end'
done
matches HEALTH_UPSTREAM "^($upstream$path)?\$" 'an http(s) address, or nothing when the backend has none for its health'
home='[a-z0-9]([a-z0-9.-]*[a-z0-9])?:[0-9]{1,5}'
matches HOMES "^$home([ ,]$home){0,19}\$" '1 to 20 addresses such as mock-0:8080, separated by spaces'
for name in WEB_API_URL WEB_SPORTS_DATA_URL WEB_GAME_HOST_URL WEB_LIVE_TV_URL; do
  matches "$name" "^($host)?$path/?\$" 'a path that starts with / or an http(s) address'
done
matches WEB_REALTIME_URL "^($host)?\$" 'an http(s) origin, or nothing for the own one'
matches WEB_REALTIME_PATH "^$path/\$" 'a path that starts and ends with /'
for name in WEB_PLAY_MONEY WEB_LIVE_TV_TOKEN WEB_TRACES; do
  matches "$name" '^(on|off|true|false|1|0)$' 'on or off'
done
for name in WEB_IMAGE_HOSTS WEB_REDIRECT_HOSTS WEB_GAME_ORIGINS WEB_GAME_STORAGE_ORIGINS; do
  matches "$name" "^($host( $host)*)?\$" 'origins such as https://cdn.example, separated by spaces'
done
address='([0-9]{1,3}(\.[0-9]{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)'
matches TRUSTED_PROXIES "^($address(/[0-9]{1,3})?( $address(/[0-9]{1,3})?)*)?\$" 'addresses or networks such as 10.0.0.0/8, separated by spaces'
server='([0-9]{1,3}(\.[0-9]{1,3}){3}|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?'
matches NGINX_LOCAL_RESOLVERS "^$server( $server)*\$" 'name servers (read from /etc/resolv.conf) such as 127.0.0.11, separated by spaces'
matches NGINX_PORT '^[0-9]{2,5}$' 'a port number'
matches NGINX_TLS_PORT '^[0-9]{2,5}$' 'a port number'
matches HTTPS_PORT '^([0-9]{2,5})?$' 'the port number of HTTPS as browsers reach it, or nothing'
matches HSTS_MAX_AGE '^[0-9]+$' 'seconds such as 31536000; 0 takes an earlier answer back'
if [ -n "${TLS_CERTIFICATE-}${TLS_CERTIFICATE_KEY-}" ]; then
  for name in TLS_CERTIFICATE TLS_CERTIFICATE_KEY; do
    matches "$name" '^/[A-Za-z0-9._/-]+$' 'the path of a file; a certificate and its key go together'
    if ! [ -r "$value" ]; then refuse "$name" 'the path of a file that nginx may read' "$value"; fi
  done
fi
matches CLIENT_MAX_BODY_SIZE '^[0-9]+[km]?$' 'a size such as 12m'
matches CLIENT_BODY_TIMEOUT '^[0-9]+s$' 'seconds such as 15s'
matches UPSTREAM_HOST '^(\$http_host|\$proxy_host|[A-Za-z0-9.-]+(:[0-9]+)?)$' 'a host name, $http_host or $proxy_host'
matches WEB_ROOT '^/[A-Za-z0-9._/-]+$' 'an absolute path'

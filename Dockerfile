# Images: web (static files behind nginx), mock-server (the backend that stands in for the operator's), and mock (both in one process).
# Layers go from what changes rarely (the lockfile) to what changes often (the sources).

# base-images.env pins both by digest.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:stable
# Seconds since 1970, for builds that can be repeated: built and installed files get this time, else that of the build. Never
# the same for two contents: nginx makes its ETags of times and sizes.
ARG SOURCE_DATE_EPOCH

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY games/package.json games/
COPY games/client/package.json games/client/
COPY contracts/package.json contracts/
COPY web/package.json web/
COPY mock-server/package.json mock-server/
COPY kit/package.json kit/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# ---- web and game client: built with the packages of their own workspaces only ----
FROM manifests AS web-build
RUN npm ci --workspace web --workspace @chaupar/game-client --no-audit --no-fund
COPY tsconfig.base.json ./
COPY api api
COPY games games
COPY web web
COPY mock-server/src/game-host/files mock-server/src/game-host/files
COPY tools tools
ARG SOURCE_DATE_EPOCH
RUN node tools/build.ts \
  && if [ -n "$SOURCE_DATE_EPOCH" ]; then find web/dist games/client/dist -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; fi

# ---- site: what a web server in front has; the testers' drawer, which records the screen, is not for players ----
FROM web-build AS site
RUN rm web/dist/drawer.js*

FROM ${NGINX_IMAGE} AS web
# Every variable of the template has its default here: the entry point replaces only those that are set.
ENV NGINX_ENVSUBST_FILTER="^[A-Z_]+$" \
    NGINX_PORT=8080 \
    NGINX_TLS_PORT=8443 \
    WEB_ROOT=/usr/share/nginx/html \
    CLIENT_MAX_BODY_SIZE=12m \
    CLIENT_BODY_TIMEOUT=15s \
    UPSTREAM_HOST="\$http_host" \
    HOMES=mock-server:8080 \
    HOME_RULES="" \
    API_UPSTREAM="http://\$home/api" \
    SPORTS_DATA_UPSTREAM="http://\$home/sports-data" \
    GAME_HOST_UPSTREAM="http://\$home/game-host" \
    LIVE_TV_UPSTREAM="http://\$home/live-tv" \
    CONTROL_UPSTREAM="http://\$home/__mock" \
    REALTIME_UPSTREAM="http://\$home/public" \
    HEALTH_UPSTREAM="http://\$home/healthz/ready" \
    TRUSTED_PROXIES="" \
    REAL_IP_RULES="" \
    TLS_CERTIFICATE="" \
    TLS_CERTIFICATE_KEY="" \
    TLS_RULES="" \
    HTTPS_PORT="" \
    HSTS_MAX_AGE=31536000 \
    NGINX_ENTRYPOINT_LOCAL_RESOLVERS=on \
    NGINX_LOCAL_RESOLVERS=127.0.0.11 \
    WEB_API_URL=/api \
    WEB_SPORTS_DATA_URL=/sports-data \
    WEB_GAME_HOST_URL=/game-host \
    WEB_LIVE_TV_URL=/live-tv/ \
    WEB_REALTIME_URL="" \
    WEB_REALTIME_PATH=/public/ \
    WEB_PLAY_MONEY=on \
    WEB_LIVE_TV_TOKEN=off \
    WEB_TRACES=off \
    WEB_IMAGE_HOSTS="" \
    WEB_REDIRECT_HOSTS="" \
    WEB_GAME_ORIGINS="" \
    WEB_GAME_STORAGE_ORIGINS=""
# After the image's own 15-local-resolvers.envsh, which reads the name servers from /etc/resolv.conf.
COPY tools/stack/check-web-environment.sh /docker-entrypoint.d/16-check-web-environment.sh
COPY tools/stack/nginx-rules.sh /nginx-rules.sh
COPY nginx-main.conf /etc/nginx/nginx.conf
COPY nginx.conf /etc/nginx/templates/default.conf.template
COPY --from=site /app/web/dist /usr/share/nginx/html
EXPOSE 8080 8443
# Before the base image's entry point, whose older versions source no script of ours. The command is its own.
ENTRYPOINT ["sh", "-c", ". /nginx-rules.sh && exec /docker-entrypoint.sh \"$@\"", "sh"]
CMD ["nginx", "-g", "daemon off;"]

# ---- certificate: leaves one for the web image, for compose.tls.yml ----
FROM ${NGINX_IMAGE} AS certificate
USER root
# The base image has it today.
RUN command -v openssl || { apt-get update -q && apt-get install -y -q --no-install-recommends openssl; }
COPY tools/stack/certificate.sh /certificate.sh
ENTRYPOINT ["/certificate.sh", "/certificates"]

# ---- mock-server: TypeScript run by Node itself; only the game client that it serves is built ----
FROM manifests AS mock-packages
# By its name: by its folder npm would take the game client's packages too.
ARG SOURCE_DATE_EPOCH
RUN npm ci --workspace @chaupar/mock-server --omit=dev --no-audit --no-fund \
  && if [ -n "$SOURCE_DATE_EPOCH" ]; then find node_modules -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; fi

FROM ${NODE_IMAGE} AS mock-server
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=8080 DATA_DIR=/data \
    GAME_CLIENT_DIST=/app/games/client/dist
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=mock-packages /app/node_modules node_modules
COPY --from=mock-packages /app/package.json ./
COPY openapi.yaml ./
COPY api api
COPY games/package.json games/
COPY games/rules games/rules
COPY games/catalogue games/catalogue
COPY mock-server mock-server
COPY --from=web-build /app/games/client/dist games/client/dist
USER node
EXPOSE 8080
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "mock-server/src/main.ts"]

# ---- mock: the same with site and console, all in one process, for tests and tries ----
FROM mock-server AS mock
ENV CONTROL=on WEB_DIST=/app/web/dist
COPY --from=web-build /app/web/dist web/dist
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

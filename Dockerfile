# Four images: `shop`, `proxy` (nginx in front), `mock` (the mock backend, for trying out), and what they are made from.
# `npm run test:outage` carries out what stands here without Docker, and starts the result.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
# the build's id: `--build-arg COMMIT=$(git rev-parse HEAD)`
ARG COMMIT
# needs neither backend nor variables
RUN npm run build
# the build's own cache, source maps; the proxy's files are compressed once, here
RUN rm -rf .next/cache .next/trace* .next/types && find .next -name '*.map' -delete

FROM build AS mock
ENV MOCK_HOST=0.0.0.0
EXPOSE 4010
USER node
CMD ["node", "--import", "./tests/mock-backend/resolve.mjs", "tests/mock-backend/main.ts"]

FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-audit --no-fund
# what builds, what develops and what tests; the base image brings Node itself
RUN cd node_modules && rm -rf node-linux-* .bin .package-lock.json @next/swc-* sass @playwright playwright playwright-core typescript zod/src caniuse-lite/data/regions next/dist/esm next/dist/docs next/dist/next-devtools next/dist/bundle-analyzer next/dist/compiled/next-devtools next/dist/compiled/react-dom-experimental next/dist/compiled/react-experimental next/dist/compiled/react-server-dom-*-experimental next/dist/compiled/react-server-dom-webpack next/dist/compiled/next-server/*.dev.js next/dist/compiled/next-server/*-experimental.runtime.* && find . \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
# the packages that are left, as CycloneDX, for whoever has to know what the image holds
RUN npm pkg delete devDependencies optionalDependencies && npm sbom --sbom-format cyclonedx --sbom-type application > sbom.json

FROM node:24.21.0-bookworm-slim AS shop
WORKDIR /shop
# the heap's size follows the container's memory; new objects get less room than they would take, and sharp's threads fewer arenas
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
COPY --from=runtime-packages /shop/node_modules ./node_modules
COPY --from=runtime-packages /shop/sbom.json ./sbom.json
COPY --from=build /shop/.next ./.next
COPY --from=build /shop/public ./public
# the server, and what it and Next read when it starts
COPY package.json next.config.mjs server.ts ./
COPY lib ./lib
COPY components/ui/picture-widths.json ./components/ui/picture-widths.json
# optimised pictures: the one place to write, a tmpfs where the rest is read-only
RUN mkdir .next/cache && chown 1000:1000 .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]

FROM debian:12.12-slim AS proxy
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base && rm -rf /var/lib/apt/lists/*
COPY --from=build /shop/.next/static /srv/_next/static
COPY nginx.conf nginx.sh /srv/
ENV LISTEN=8080 RUN=/run/shop SITE=/srv
RUN mkdir /run/shop && chown www-data:www-data /run/shop
USER www-data
EXPOSE 8080 8443
# SIGTERM would break off what is under way
STOPSIGNAL SIGQUIT
# any answer of its own, a redirect to https too
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${LISTEN##*:} && printf 'GET /proxy-health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" -lt 400 ]"]
# SHOPS: `server shop-1:3000 max_fails=1 fail_timeout=1s; server shop-2:3000 max_fails=1 fail_timeout=1s;`
CMD ["sh", "/srv/nginx.sh"]

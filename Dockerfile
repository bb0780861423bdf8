FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
# needs neither backend nor variables
RUN npm run build

# The mock backend, for trying the shop out (compose.yaml)
FROM build AS mock
ENV MOCK_HOST=0.0.0.0
EXPOSE 4010
CMD ["node", "--import", "./tests/mock-backend/resolve.mjs", "tests/mock-backend/main.ts"]

FROM packages AS runtime-packages
# the base image brings Node itself
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=runtime-packages /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/.next ./.next
COPY --from=build /shop/public ./public
# what the framework and the start check read when the server starts
COPY package.json next.config.mjs ./
COPY lib ./lib
COPY components/ui/picture-widths.json ./components/ui/picture-widths.json
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start"]

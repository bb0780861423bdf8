import { findOrInstallPrograms } from '../cluster/programs.ts';
import { type Redis, startRedis } from '../cluster/redis.ts';
import { type Environment, freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';

/** A Redis, a mock backend, and shops that share both, each at a port of its own but the first, which is at the shop's address. */
export type SharedServers = { redis: Redis; mock: Server; startInstance: () => Promise<Server> };

/**
 * Runs a check with a Redis, a mock backend and as many shops as it starts, and stops all of them after it.
 * @param env variables of each shop beyond the example's
 */
export async function withRedis<Result>(env: Environment, check: (servers: SharedServers) => Promise<Result>): Promise<Result> {
  await findOrInstallPrograms(['redis-server']);
  const redis = await startRedis();
  const started: Server[] = [];
  const keep = (server: Server): Server => {
    started.push(server);
    return server;
  };
  try {
    const port = await freePort();
    const shopUrl = `http://localhost:${port}`;
    const mock = keep(await startMock({ port: await freePort(), shopUrl }));
    const shopEnv = { ...exampleEnv({ shop: shopUrl, mock: mock.url }), REDIS_URL: redis.url, ...env };
    let isFirst = true;
    const startInstance = async () => {
      const own = isFirst ? port : await freePort();
      isFirst = false;
      return keep(await startShop({ port: own, env: shopEnv }));
    };
    return await check({ redis, mock, startInstance });
  } finally {
    await Promise.all([...started.map((server) => server.stop()), redis.kill()]);
  }
}

import { freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';

export type Secured = {
  /** as the demo: http, everything on */
  shop: Server;
  /** as behind a proxy that ends TLS */
  https: Server;
  mock: Server;
  stop: () => Promise<void>;
};

export const HTTPS_SITE = 'https://shop.example';

/** Starts a mock backend and two shops of the build: one as it is, one that is reached over https. */
export async function startSecured(): Promise<Secured> {
  const started: Server[] = [];
  const stop = async () => void (await Promise.all(started.map((server) => server.stop())));
  try {
    const port = await freePort();
    const shopUrl = `http://localhost:${port}`;
    const mock = await startMock({ port: await freePort(), shopUrl });
    started.push(mock);
    const env = exampleEnv({ shop: shopUrl, mock: mock.url });
    const shop = await startShop({ port, env });
    started.push(shop);
    const https = await startShop({ port: await freePort(), env: { ...env, SITE_URL: HTTPS_SITE } });
    started.push(https);
    return { shop, https, mock, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

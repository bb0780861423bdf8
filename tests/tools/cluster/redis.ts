import { createClient, RESP_TYPES } from 'redis';
import { freePort, type Running, start } from '../processes.ts';
import { REDIS } from '../programs.ts';

export type Redis = Awaited<ReturnType<typeof startRedis>>;

/** A real Redis of its own, in memory alone. */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://localhost:${port}`;
  let program: Running | undefined;
  const redis = {
    url,
    start: async () => {
      program = start(
        [REDIS, '--port', String(port), '--bind', '127.0.0.1', '::1', '--save', '', '--appendonly', 'no'],
        { cwd: '/tmp' },
      );
      await withClient(url, async (client) => client.ping());
    },
    /** ends at once, and forgets everything */
    kill: async () => {
      program?.process.kill('SIGKILL');
      await program?.ended;
    },
    /** keeps its connections and answers nothing, until `thaw` */
    freeze: () => void program?.process.kill('SIGSTOP'),
    thaw: () => void program?.process.kill('SIGCONT'),
    /** names of what it holds, by a pattern */
    keys: (pattern: string) => withClient(url, (client) => client.keys(pattern)),
    /** the same with what is stored under each */
    entries: (pattern: string) =>
      withClient(url, async (client) => {
        const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
        const names = await client.keys(pattern);
        const values = await Promise.all(names.map((name) => binary.get(name)));
        return names.flatMap((name, index): [key: string, value: Buffer][] =>
          Buffer.isBuffer(values[index]) ? [[name, values[index]]] : [],
        );
      }),
    set: (key: string, value: Buffer) => withClient(url, async (client) => void (await client.set(key, value))),
  };
  await redis.start();
  return redis;
}

type Client = ReturnType<typeof createClient>;

async function withClient<Reply>(url: string, work: (client: Client) => Promise<Reply>): Promise<Reply> {
  const client = createClient({ url, socket: { reconnectStrategy: (attempt) => (attempt > 100 ? false : 50) } });
  // the connection attempt rejects when it gives up
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client as Client);
  } finally {
    client.destroy();
  }
}

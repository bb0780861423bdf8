import { createClient } from 'redis';
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

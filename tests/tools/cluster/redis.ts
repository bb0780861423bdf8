import { createClient, RESP_TYPES } from 'redis';
import { freePort, type Running, start } from '../processes.ts';
import { REDIS } from './programs.ts';

export type Redis = {
  url: string;
  start: () => Promise<void>;
  /** ends at once, and forgets everything */
  kill: () => Promise<void>;
  /** keeps its connections and answers nothing */
  freeze: () => void;
  thaw: () => void;
  /** names of what it holds, by a pattern */
  keys: (pattern: string) => Promise<string[]>;
  /** the same with what is stored under each */
  entries: (pattern: string) => Promise<[key: string, value: Buffer][]>;
  set: (key: string, value: Buffer) => Promise<void>;
};

/** A real Redis of its own, in memory alone. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const url = `redis://localhost:${port}`;
  let program: Running | undefined;
  const redis: Redis = {
    url,
    start: async () => {
      program = start([REDIS, '--port', String(port), '--bind', '127.0.0.1', '::1', '--save', '', '--appendonly', 'no'], { cwd: '/tmp' });
      await withClient(url, async (client) => client.ping());
    },
    kill: async () => {
      program?.process.kill('SIGKILL');
      await program?.ended;
    },
    freeze: () => void program?.process.kill('SIGSTOP'),
    thaw: () => void program?.process.kill('SIGCONT'),
    keys: (pattern) => withClient(url, (client) => client.keys(pattern)),
    entries: (pattern) =>
      withClient(url, async (client) => {
        const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
        const names = await client.keys(pattern);
        const values = await Promise.all(names.map((name) => binary.get(name)));
        return names.flatMap((name, index) => (Buffer.isBuffer(values[index]) ? [[name, values[index]]] : []));
      }),
    set: (key, value) => withClient(url, async (client) => void (await client.set(key, value))),
  };
  await redis.start();
  return redis;
}

type Client = ReturnType<typeof createClient>;

async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = createClient({ url, socket: { reconnectStrategy: (attempt) => (attempt > 100 ? false : 50) } });
  // it says so again when it gives up
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client as Client);
  } finally {
    client.destroy();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './project.ts';

export type Environment = Record<string, string | undefined>;
export type Running = {
  process: ChildProcess;
  /** everything it printed so far, the last 4 MB */
  output: () => string;
  /** resolves with the exit code once it has ended; 1 when a signal ended it */
  ended: Promise<number>;
  /** SIGTERM, and SIGKILL if it is still there after five seconds */
  stop: () => Promise<void>;
};

const KEPT_OUTPUT = 4_000_000;
const STOP_TIMEOUT_MS = 5_000;
const running = new Set<Running>();
const cleanups: (() => unknown)[] = [];

// whatever ends this process takes its children along
process.on('exit', () => {
  for (const { process: child } of running) child.kill('SIGKILL');
});

/** Registers what else has to be undone when the tool ends, such as removing a folder. */
export const onEnd = (cleanup: () => unknown): void => void cleanups.push(cleanup);

/** Stops every program that is still running, then cleans up. */
async function stopEverything(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}

/** Starts a program in the project's root, without a shell. `echo` prints its output, each line behind this prefix. */
export function start(
  [command = '', ...args]: string[],
  { env, echo, cwd = ROOT }: { env?: Environment; echo?: string; cwd?: string } = {},
): Running {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const take = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_OUTPUT);
    if (echo === undefined) return;
    process.stdout.write(echo ? chunk.toString().replaceAll(/^(?=.)/gm, `${echo} `) : chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      text += `${error.message}\n`;
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const program: Running = {
    process: child,
    output: () => text,
    ended,
    stop: async () => {
      if (!running.has(program)) return;
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(hard);
    },
  };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
}

/** Runs a program to its end. */
export async function run(
  command: string[],
  options: Parameters<typeof start>[1] = {},
): Promise<{ code: number; output: string }> {
  const program = start(command, options);
  const code = await program.ended;
  return { code, output: program.output() };
}

/** Waits until a URL responds at all; fails with the program's output when the program ends first. */
export async function waitForResponse(url: string, program: Running, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!running.has(program)) throw new Error(`ended before ${url} responded:\n${program.output()}`);
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response) return;
    await pause(100);
  }
  throw new Error(`no response from ${url} within ${timeoutMs / 1000} s:\n${program.output()}`);
}

/** A port that is free now: the wanted one if it is, else any. */
export async function freePort(wanted = 0): Promise<number> {
  if (wanted && !(await isPortTaken(wanted))) return wanted;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An HTTP server on a free port of this machine, until the tool ends. @returns its address */
export async function serve(handler: RequestListener): Promise<string> {
  const server = createHttpServer(handler);
  onEnd(() => server.closeAllConnections());
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Whether something listens on a port of this machine already, over IPv4 or IPv6. */
export async function isPortTaken(port: number): Promise<boolean> {
  const tries = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return tries.includes(false);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Stops everything when the user ends the tool or its parent is gone, and exits with the signal's code. */
function stopOnInterrupt(): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  let isStopping = false;
  const end = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    void stopEverything().finally(() => process.exit(code));
  };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => end(code));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(codes.SIGHUP), 500).unref();
}

/** Runs a tool, and leaves nothing running. `work` returns whether all is well. */
export async function runTool(work: () => Promise<boolean>): Promise<never> {
  stopOnInterrupt();
  const isGood = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    return false;
  });
  await stopEverything();
  process.exit(isGood ? 0 : 1);
}

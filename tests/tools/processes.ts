import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './project.ts';

export type Environment = Record<string, string | undefined>;
export type Running = {
  process: ChildProcess;
  /** everything it printed so far, the last 200 kB */
  output: () => string;
  /** resolves with the exit code once it has ended; 1 when a signal ended it */
  ended: Promise<number>;
  /** ends it: SIGTERM, after some seconds SIGKILL */
  stop: () => Promise<void>;
};

const KEPT_OUTPUT = 200_000;
const STOP_PATIENCE_MS = 5_000;
const running = new Set<ChildProcess>();

// whatever ends this process takes its children along
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program in the project's root, without a shell. `echo` passes its output on, each line behind a name. */
export function start([command = '', ...args]: string[], { env, echo, cwd = ROOT }: { env?: Environment; echo?: string; cwd?: string } = {}): Running {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let text = '';
  const take = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_OUTPUT);
    if (echo === undefined) return;
    process.stdout.write(echo ? chunk.toString().replaceAll(/^(?=.)/gm, `${echo} `) : chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number>((resolve) => {
    const end = (code: number) => {
      running.delete(child);
      resolve(code);
    };
    child.on('error', (error) => {
      text += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
  const stop = async () => {
    if (!running.has(child)) return;
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(hard);
  };
  return { process: child, output: () => text, ended, stop };
}

/** Runs a program to its end. */
export async function run(command: string[], options: Parameters<typeof start>[1] = {}): Promise<{ code: number; output: string }> {
  const program = start(command, options);
  const code = await program.ended;
  return { code, output: program.output() };
}

/** Waits until an address answers at all; fails with the program's output when the program ends first. */
export async function waitForAnswer(url: string, program: Running, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  while (Date.now() < deadline) {
    if (hasEnded) throw new Error(`ended before it answered at ${url}:\n${program.output()}`);
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response) {
      await response.body?.cancel();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer at ${url} within ${patienceMs / 1000} s:\n${program.output()}`);
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

/** Whether something listens on a port of this machine already, on either family of addresses. */
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

/**
 * Calls `stop` once when the user ends the program (Ctrl-C, SIGTERM, a closed terminal) or when whoever started it is
 * gone, then ends with the signal's exit code.
 */
export function onInterrupt(stop: () => Promise<void>): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  let isStopping = false;
  const end = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(code));
  };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => end(code));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(codes.SIGHUP), 500).unref();
}

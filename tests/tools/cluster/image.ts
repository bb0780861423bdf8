import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../project.ts';

export type Instruction = { name: string; text: string };
export type Stage = { name: string; base: string; instructions: Instruction[] };

/** The stages of a Dockerfile, in order. Comments and continued lines are put away. */
export function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  const lines = dockerfile
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n');
  for (const line of lines) {
    const [, name, text = ''] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
    if (!name) continue;
    const [base = '', , stage = ''] = text.split(/\s+/);
    if (name === 'FROM') stages.push({ name: stage, base, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** What an image's stage says in an instruction, `HEALTHCHECK` or `STOPSIGNAL`; '' where it has none. */
export function instructionOf(image: string, instruction: string): string {
  const stage = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).find(({ name }) => name === image);
  return stage?.instructions.find(({ name }) => name === instruction)?.text ?? '';
}

/** Whether the command that is an image's HEALTHCHECK finds it well. */
export function healthCheck(image: string, env: Record<string, string>): boolean {
  const text = instructionOf(image, 'HEALTHCHECK');
  const [command = '', ...args] = JSON.parse(text.slice(text.indexOf('['))) as string[];
  // the Node of the tools
  return (
    spawnSync(command === 'node' ? process.execPath : command, args, { env: { ...process.env, ...env } }).status === 0
  );
}

/** What lies beside a build of the tree, and was not made by it: of earlier builds, and of the development server. */
const NOT_BUILT = ['.next/cache', '.next/dev'];
/** What `npm ci` leaves beside the packages; every other hidden name there is a cache of some tool. */
const INSTALLED = ['.bin', '.package-lock.json'];
/** What the machine that makes images does at length, and what stands for it here. */
const STANDS_FOR: Record<string, (folder: string) => void> = {
  'npm ci': (folder) => {
    execFileSync('cp', ['-a', '--link', join(ROOT, 'node_modules'), folder]);
    for (const name of readdirSync(join(folder, 'node_modules')))
      if (name.startsWith('.') && !INSTALLED.includes(name))
        rmSync(join(folder, 'node_modules', name), { recursive: true });
  },
  'npm run build': (folder) => {
    cpSync(join(ROOT, '.next'), join(folder, '.next'), {
      recursive: true,
      filter: (path) => !NOT_BUILT.includes(relative(ROOT, path)),
    });
    mkdirSync(join(folder, '.next/cache'), { recursive: true });
  },
};
/** Of `COPY . .`, what the build's further steps read. */
const CONTEXT = ['package.json', 'public'];

/**
 * Carries out a Dockerfile's stage in folders, without Docker: COPY and RUN as they stand there, with the installed
 * packages and the finished build in place of making them. Links to files, never changes them.
 * @returns the folder that the stage works in (its WORKDIR)
 */
export function assemble(target: string, into: string): string {
  const stages = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const folders = new Map<string, string>();
  const folderOf = (name: string): string => {
    const known = folders.get(name);
    if (known) return known;
    const stage = stages.find((one) => one.name === name);
    if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
    const folder = join(into, name);
    mkdirSync(folder, { recursive: true });
    folders.set(name, folder);
    if (stages.some((one) => one.name === stage.base)) {
      // a stage that only adds a build needs no packages here, and nothing else is made from the one before: it is
      // moved
      if (name !== 'build')
        for (const entry of readdirSync(folderOf(stage.base)))
          renameSync(join(folderOf(stage.base), entry), join(folder, entry));
    }
    for (const { name: kind, text } of stage.instructions) {
      if (kind === 'COPY') copy(text, folder);
      if (kind === 'RUN') run(text, folder);
    }
    return folder;
  };
  const copy = (text: string, folder: string) => {
    const words = text.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const to = paths.pop() ?? '';
    const source = (path: string) => (from ? join(folderOf(from), path.replace(/^\/shop\//, '')) : join(ROOT, path));
    const isFolder = to.endsWith('/');
    for (const path of paths[0] === '.' ? CONTEXT : paths) {
      const place = isFolder ? join(folder, to, path) : join(folder, to);
      const destination = paths[0] === '.' ? join(folder, path) : place;
      mkdirSync(join(destination, '..'), { recursive: true });
      // packages are many
      if (path.endsWith('node_modules')) renameSync(source(path), destination);
      else cpSync(source(path), destination, { recursive: true });
    }
  };
  return folderOf(target);
}

function run(text: string, folder: string): void {
  const instead = STANDS_FOR[text];
  if (instead) return instead(folder);
  // who is not root cannot give files away, and needs not
  const command = process.getuid?.() === 0 ? text : text.replace(/ && chown \S+ \S+$/, '');
  execFileSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Megabytes of a folder. */
export function sizeOf(folder: string): number {
  return existsSync(folder) ? Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]) : 0;
}

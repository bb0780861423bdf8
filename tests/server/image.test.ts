import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the shop’s image', () => {
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
    expect(read('Dockerfile')).toContain('\nSTOPSIGNAL SIGQUIT\n');
    const [, service = ''] = read('compose.yaml').split('\n  proxy:\n');
    expect(Number(/stop_grace_period: (\d+)s/.exec(service)?.[1])).toBeGreaterThan(
      Number(/proxy_read_timeout (\d+)s/.exec(template)?.[1]),
    );
  });
});

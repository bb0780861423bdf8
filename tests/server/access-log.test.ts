import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestContext } from '@/lib/server/request-context';
import { stubExampleEnv } from './example-env.ts';

type Visit = { status?: number; isFinished?: boolean; bytes?: number; source?: RequestContext['pageSource'] };
type Line = Record<string, unknown> & { at: string; id?: string };
const lines: Line[] = [];

async function start(ACCESS_LOG: string) {
  stubExampleEnv({ ACCESS_LOG });
  const { log } = await import('@/lib/server/log');
  const { requestContext, withRequestContext } = await import('@/lib/server/request-context');
  for (const at of ['info', 'debug'] as const)
    vi.spyOn(log, at).mockImplementation(
      (fields: unknown) => void lines.push({ ...(fields as object), at, id: requestContext()?.id }),
    );
  const { accessLog } = await import('@/lib/server/access-log');
  return (url: string, { status = 200, isFinished = true, bytes, ...given }: Visit = {}) => {
    const response = Object.assign(new EventEmitter(), {
      statusCode: status,
      writableFinished: isFinished,
      getHeader: () => bytes,
    });
    const next = vi.fn<() => void>();
    withRequestContext({ id: 'page-1', pageSource: 'source' in given ? given.source : 'memory' }, () =>
      accessLog({ method: 'GET', url } as IncomingMessage, response as unknown as ServerResponse, next),
    );
    expect(next).toHaveBeenCalledOnce();
    expect(lines).toEqual([]);
    response.emit('close');
    return lines.splice(0);
  };
}

beforeEach(() => void (lines.length = 0));

describe('the access log', () => {
  test('has one line for a response, with its request’s id', async () => {
    const visit = await start('on');
    expect(visit('/zh/posts?keyword=secret', { bytes: 4200 })).toEqual([
      {
        at: 'info',
        id: 'page-1',
        method: 'GET',
        route: '/posts',
        path: '/zh/posts',
        status: 200,
        ms: expect.any(Number),
        bytes: 4200,
        source: 'memory',
      },
    ]);
    expect(visit('/posts', { isFinished: false })).toEqual([expect.objectContaining({ status: 499 })]);
  });

  test('is off where nothing is said', async () => expect((await start(''))('/posts')).toEqual([]));
});

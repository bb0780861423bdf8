import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

const lines: object[] = [];

async function start(ACCESS_LOG: string) {
  stubExampleEnv({ ACCESS_LOG });
  const { log } = await import('@/lib/server/log');
  const { requestContext, withRequestContext } = await import('@/lib/server/request-context');
  vi.spyOn(log, 'info').mockImplementation(
    (fields: unknown) => void lines.push({ ...(fields as object), id: requestContext()?.id }),
  );
  const { accessLog } = await import('@/lib/server/access-log');
  return (url: string, isFinished = true) => {
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      writableFinished: isFinished,
      getHeader: () => 4200,
    });
    withRequestContext({ id: 'page-1', pageSource: 'memory' }, () =>
      accessLog({ method: 'GET', url } as IncomingMessage, response as unknown as ServerResponse, () => undefined),
    );
    response.emit('close');
    return lines.splice(0);
  };
}

beforeEach(() => void (lines.length = 0));

describe('the access log', () => {
  test('has one line for a response, with its request’s id', async () => {
    const visit = await start('on');
    expect(visit('/zh/posts?keyword=secret')).toEqual([
      {
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
    expect(visit('/posts', false)).toEqual([expect.objectContaining({ status: 499 })]);
  });

  test('is off where nothing is said', async () => expect((await start(''))('/posts')).toEqual([]));
});

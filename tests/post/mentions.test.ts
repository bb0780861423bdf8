import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { requestContext, withRequestContext } from '@/lib/server/request-context';

type Article = { _id: string; created_at: string; updated_at?: string; links: string[]; facts?: object[] };

const backend = vi.hoisted(() => ({
  articles: [] as Article[],
  /** reads one article; a promise that stays open is a slow backend */
  read: async (_id: string): Promise<void> => undefined,
  reads: [] as string[],
  contexts: [] as unknown[],
  renewals: 0,
}));
vi.mock('@/lib/calls/server', () => ({
  renewWithin: async () => void (backend.renewals += 1),
  serverApi: async ({ path }: { path: string }, { params }: { params?: { id: string } }) => {
    if (path === '/posts/filter') return { data: backend.articles };
    const id = params?.id ?? '';
    backend.reads.push(id);
    backend.contexts.push(requestContext());
    await backend.read(id);
    const links = backend.articles.find(({ _id }) => _id === id)?.links ?? [];
    return { body: { en: links.map((service) => `<a href="/shop/main/product/${service}">x</a>`).join(' ') } };
  },
}));

const article = (_id: string, ...links: string[]): Article => ({
  _id,
  created_at: '2026-01-01',
  updated_at: '2026-01-02',
  links,
});
const mentionsOf = async (service: string, count = 2) => {
  const { getMentions } = await import('@/lib/post/mentions');
  return (await getMentions(service, count)).map(({ _id }) => _id);
};
/** What a page shows once all is read that its first render has asked for. */
const onceRead = async (service: string, count?: number) => {
  await mentionsOf(service, count);
  await vi.waitFor(async () => {
    backend.renewals = 0;
    await mentionsOf(service, count);
    expect(backend.renewals).toBe(0);
  }, 8_000);
  return mentionsOf(service, count);
};

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  Object.assign(backend, { articles: [], read: async () => undefined, reads: [], contexts: [], renewals: 0 });
});

describe('the articles that link to a service', () => {
  test('are not waited for: a page that comes too early has none, and is renewed soon', async () => {
    backend.articles = [article('a', 'sofa'), article('b', 'lamp')];
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.read = () => promise;
    expect(await mentionsOf('sofa')).toEqual([]);
    expect(backend.renewals).toBe(1);
    resolve();
    expect(await onceRead('sofa')).toEqual(['a']);
  });

  test('are read one at a time, once for all services, and in nobody’s name', async () => {
    backend.articles = Array.from({ length: 60 }, (_, index) => article(`post-${index}`, 'sofa'));
    let inFlight = 0;
    backend.read = async () => {
      inFlight += 1;
      expect(inFlight).toBe(1);
      await Promise.resolve();
      inFlight -= 1;
    };
    await withRequestContext({ id: 'page-1' }, () => Promise.all([mentionsOf('sofa'), mentionsOf('lamp')]));
    expect(await onceRead('sofa')).toEqual(['post-0', 'post-1']);
    expect(await mentionsOf('lamp')).toEqual([]);
    expect(backend.reads).toEqual(backend.articles.map(({ _id }) => _id));
    expect(new Set(backend.contexts)).toEqual(new Set([undefined]));
  });

  test('of an article that was changed are read again, the others stay; the old ones are shown meanwhile', async () => {
    backend.articles = [article('a', 'sofa'), article('b', 'sofa')];
    expect(await onceRead('sofa')).toEqual(['a', 'b']);
    backend.articles = [{ ...article('a', 'lamp'), updated_at: '2026-02-01' }, article('b', 'sofa')];
    backend.reads = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.read = () => promise;
    expect(await mentionsOf('sofa')).toEqual(['a', 'b']);
    resolve();
    expect(await onceRead('sofa')).toEqual(['b']);
    expect(await mentionsOf('lamp')).toEqual(['a']);
    expect(backend.reads).toEqual(['a']);
  });

  test('begin with projects, which say where, how large and at what cost', async () => {
    const project = { ...article('b', 'sofa'), facts: [{ title: { en: 'Estate' }, value: { en: 'Taikoo Shing' } }] };
    backend.articles = [article('a', 'sofa'), project, article('c', 'sofa')];
    expect(await onceRead('sofa')).toEqual(['b', 'a']);
  });

  test('one that cannot be shown does not hide the others, and is tried again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    backend.articles = [article('a', 'sofa'), article('b', 'sofa'), article('c', 'sofa')];
    backend.read = async (id) => {
      if (id === 'a') throw new ApiError('response', 'GET /posts/{id}/details', { status: 200 });
      if (id === 'b') throw new ApiError('server', 'GET /posts/{id}/details', { status: 500 });
    };
    expect(await onceRead('sofa')).toEqual(['c']);
    backend.read = async () => undefined;
    vi.setSystemTime(Date.now() + 301_000);
    expect(await onceRead('sofa', 3)).toEqual(['a', 'b', 'c']);
  });

  test('that the backend cannot give now are asked for by the next page, what is known is shown', async () => {
    backend.articles = [article('a', 'sofa'), article('b', 'sofa'), article('c', 'sofa')];
    backend.read = async (id) => {
      if (id === 'b') throw new ApiError('network', 'GET /posts/{id}/details');
    };
    await mentionsOf('sofa');
    await expect.poll(() => mentionsOf('sofa')).toEqual(['a']);
    expect(backend.reads).not.toContain('c');
    backend.read = async () => undefined;
    expect(await onceRead('sofa', 3)).toEqual(['a', 'b', 'c']);
  });
});

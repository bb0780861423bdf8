import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import { TextSchema } from '@/lib/api/shapes';
import { poisonFields } from './poison.ts';
import { createProbe, type Probe, STORE } from './probe.ts';
import { fieldsOf } from './response-fields.ts';

const PAYLOADS = ['<b>one</b>', 'javascript:two'];
const ALL = PAYLOADS.join(' ');
let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});
const article = async (id = 'post-dark-walls') => (await probe.ask('GET', `/posts/${id}/details`)).body;

describe('the text fields of a response', () => {
  it('are found at any depth, in a recursive part once', () => {
    const answer = z.object({
      data: z.array(z.object({ title: TextSchema, note: z.nullish(z.string()), size: z.number() })),
      byType: z.record(z.string(), z.object({ added: z.string() })),
    });
    expect(fieldsOf({ answer })).toEqual(['data[].title', 'data[].note', 'byType.*.added']);
    expect(fieldsOf(contract.getCategoryTree).filter((path) => path.includes('title'))).toEqual(['data[].title']);
  });

  it('are poisoned, except those that lead from call to call', () => {
    const { poisoned, kept } = poisonFields();
    expect(poisoned).toEqual(
      expect.arrayContaining([
        'getPost body',
        'getConfiguration footer.social[].url',
        'getOrder delivery_details.name',
      ]),
    );
    expect(kept).toEqual(expect.arrayContaining(['getPost _id', 'login token', 'getProduct variants[].options.*']));
    expect(kept.filter((field) => /title|name|comment|reason|body|message/.test(field))).toEqual([]);
  });
});

describe('poison', () => {
  it('is in every text, and reported by field', async () => {
    probe.poison.set({ payload: PAYLOADS });
    const { cover, ...rest } = await article();
    expect(rest).toMatchObject({
      _id: 'post-dark-walls',
      title: { en: ALL },
      body: { cn: ALL },
      updated_at: expect.stringMatching(/^20/),
    });
    expect([PAYLOADS.includes(cover.url), cover.crop]).toEqual([true, 'cover']);
    expect(probe.poison.report().reached).toContain('getPost cover.color');
    expect(probe.poison.report().unreached).toContain('getProduct description');
  });

  it('is complete in the first two entries of a list, and one payload in each further one', async () => {
    probe.poison.set({ payload: PAYLOADS });
    const { data } = (await probe.ask('GET', '/posts/filter?per_page=10')).body as {
      data: { title: { en: string } }[];
    };
    const titles = data.map(({ title }) => title.en);
    expect(titles.slice(0, 2)).toEqual([ALL, ALL]);
    expect(new Set(titles.slice(2))).toEqual(new Set(PAYLOADS));
  });

  it('is in dates and open enums only on request', async () => {
    probe.poison.set({ payload: PAYLOADS, dates: true, enums: true });
    const { cover, updated_at } = await article();
    expect([PAYLOADS.includes(cover.crop), updated_at]).toEqual([true, ALL]);
  });

  it('is one payload for a marked id, and with `marked` nowhere else', async () => {
    probe.poison.set({ payload: PAYLOADS, marked: true });
    const { body } = await probe.ask('GET', `${STORE}/product-management/products/svc-window-seat~1/details`);
    expect(body).toMatchObject({ _id: 'svc-window-seat~1', title: { en: PAYLOADS[1] }, image: { url: PAYLOADS[1] } });
    const related = await probe.ask(
      'GET',
      `${STORE}/product-management/related-products-urls?product_id=svc-window-seat~1`,
    );
    expect(related.body.data[0].title).toEqual({ en: PAYLOADS[1], zh: PAYLOADS[1], cn: PAYLOADS[1] });
    expect(JSON.stringify(await article())).not.toContain(PAYLOADS[0]);
    expect([(await article('none')).message === ALL, (await article('none~1')).message]).toEqual([false, PAYLOADS[1]]);
  });

  it('is in error messages, brings prototype keys, and ends with a reset', async () => {
    probe.poison.set({ payload: PAYLOADS });
    expect((await article('none')).message).toBe(ALL);
    expect(Object.keys(await article())).toContain('__proto__');
    probe.reset();
    expect((await article()).title.en).not.toBe(ALL);
  });
});

import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/api/contract';
import { TextSchema } from '@/lib/api/shapes';
import { fieldsOf } from './response-fields.ts';
import { poisonFields } from './poison.ts';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

describe('the text fields of an answer', () => {
  it('are found at any depth, and again when a field is added', () => {
    const answer = z.object({ data: z.array(z.object({ title: TextSchema, note: z.optional(z.nullable(z.string())), size: z.number() })) });
    expect(fieldsOf({ answer })).toEqual(['data[].title', 'data[].note']);
    expect(fieldsOf({ answer: z.extend(answer, { byType: z.record(z.string(), z.object({ added: z.string() })) }) })).toContain('byType.*.added');
  });

  it('of a tree are named once', () => {
    expect(fieldsOf(contract.getCategoryTree).filter((path) => path.includes('title'))).toEqual(['data[].title']);
  });

  it('are all but those that lead from call to call', () => {
    const { poisoned, kept } = poisonFields();
    expect(poisoned).toEqual(
      expect.arrayContaining([
        'getPost body',
        'getConfiguration footer.social[].url',
        'getConfiguration offline_payment.fps_id',
        'getOrder delivery_details.name',
      ]),
    );
    expect(kept).toEqual(expect.arrayContaining(['getPost _id', 'login token', 'getProduct variants[].options.*']));
    expect(kept.filter((field) => /title|name|comment|reason|body|message/.test(field))).toEqual([]);
  });
});

describe('a poisoned backend', () => {
  const PAYLOADS = ['<b>one</b>', 'javascript:two'];

  it('answers every text with the payloads, and tells which fields it reached', async () => {
    probe.poison.set({ payload: PAYLOADS });
    const { body } = await probe.ask('GET', '/posts/post-dark-walls/details');
    expect(body).toMatchObject({ _id: 'post-dark-walls', title: { en: PAYLOADS.join(' ') }, body: { cn: PAYLOADS.join(' ') } });
    expect(PAYLOADS).toContain((body as { cover: { url: string } }).cover.url);
    expect(probe.poison.report().reached).toContain('getPost cover.color');
    expect(probe.poison.report().unreached).toContain('getProduct description');
  });

  it('leaves dates and the values of open enums as they are, unless they are asked for', async () => {
    probe.poison.set({ payload: PAYLOADS });
    const { body } = await probe.ask('GET', '/posts/post-dark-walls/details');
    expect(body).toMatchObject({ cover: { crop: 'cover' }, updated_at: expect.stringMatching(/^20/) });
    probe.poison.set({ payload: PAYLOADS, dates: true, enums: true });
    const { body: all } = await probe.ask('GET', '/posts/post-dark-walls/details');
    const { cover, updated_at } = all as { cover: { crop: string }; updated_at: string };
    expect(PAYLOADS).toContain(cover.crop);
    expect(updated_at).toBe(PAYLOADS.join(' '));
    expect(probe.poison.report().reached).toEqual(expect.arrayContaining(['getPost updated_at', 'getPost cover.crop']));
  });

  it('answers an id with a mark with that payload alone, and keeps the mark', async () => {
    probe.poison.set({ payload: PAYLOADS });
    const { body } = await probe.ask('GET', `${STORE}/product-management/products/svc-window-seat~1/details`);
    expect(body).toMatchObject({ _id: 'svc-window-seat~1', title: { en: 'javascript:two' }, image: { url: 'javascript:two' } });
    const related = await probe.ask('GET', `${STORE}/product-management/related-products-urls?product_id=svc-window-seat~1`);
    expect(related.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ title: { en: 'javascript:two', zh: 'javascript:two', cn: 'javascript:two' } })]),
    });
  });

  it('leaves all else alone when only marked ids are meant', async () => {
    probe.poison.set({ payload: PAYLOADS, marked: true });
    const { body } = await probe.ask('GET', '/posts/post-dark-walls~0/details');
    expect(body).toMatchObject({ _id: 'post-dark-walls~0', title: { en: PAYLOADS[0] } });
    expect(JSON.stringify((await probe.ask('GET', '/configuration/latest')).body)).not.toContain(PAYLOADS[0]);
    expect((await probe.ask('GET', '/posts/none/details')).body).not.toMatchObject({ message: PAYLOADS.join(' ') });
    expect((await probe.ask('GET', '/posts/none~1/details')).body).toMatchObject({ message: PAYLOADS[1] });
  });

  it('refuses with the payload, brings keys of the prototype, and is cured by a reset', async () => {
    probe.poison.set({ payload: PAYLOADS });
    expect((await probe.ask('GET', '/posts/none/details')).body).toMatchObject({ message: PAYLOADS.join(' ') });
    expect(Object.keys((await probe.ask('GET', '/configuration/latest')).body as object)).toContain('__proto__');
    probe.reset();
    expect((await probe.ask('GET', '/posts/post-dark-walls/details')).body).not.toHaveProperty('__proto__.isAdmin');
  });
});

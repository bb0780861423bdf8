import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/order/schema';
import { ACCOUNTS } from './data/accounts.ts';
import { CONFIGURATION } from './data/configuration.ts';
import { CONTENTS } from './data/contents.ts';
import { WAREHOUSES } from './data/commerce.ts';
import { PRODUCTS } from './data/products.ts';
import { createProbe } from './probe.ts';

// the demo is read by customers: what is said in two places is the same in both
describe('the demo contradicts itself nowhere', () => {
  it('gives the studio one set of opening hours', () => {
    const { opening_hours: words } = CONFIGURATION.page_texts.contact ?? {};
    expect(WAREHOUSES.map(({ opening_hours }) => opening_hours)).toEqual([words]);
    for (const { opens, closes } of CONFIGURATION.footer.store.opening_hours ?? []) {
      for (const locale of ['en', 'zh', 'cn'] as const) expect(words?.[locale]).toContain(`${opens}–${closes}`);
    }
  });

  it('says in the facts of a service what its options and words say', () => {
    const facts = (id: string) => JSON.stringify(PRODUCTS.find(({ _id }) => _id === `svc-${id}`)?.facts);
    for (const { _id, options, facts: own } of PRODUCTS) {
      if (options.some(({ slug }) => slug === 'visits')) expect([_id, JSON.stringify(own)]).toEqual([_id, expect.not.stringContaining('One visit')]);
    }
    for (const id of ['curtain-and-track', 'round-dining-table', 'meeting-table']) expect(facts(id)).not.toContain('plywood');
    for (const id of ['quotation-review', 'post-renovation-cleaning']) {
      expect(PRODUCTS.find(({ _id }) => _id === `svc-${id}`)?.description?.en).not.toContain('measuring tools');
    }
    expect(facts('smart-lock')).toContain('Code, card or key');
  });

  it('lets an appointment be cancelled in the words of the policy while the shop lets it', () => {
    const REFUND_POLICY = CONTENTS.find(({ slug }) => slug === 'refund-policy')!;
    expect(REFUND_POLICY.body.en).toContain('submitted or pending');
    expect(REFUND_POLICY.body.zh).toContain('「已提交」或「待處理」');
    expect(REFUND_POLICY.body.cn).toContain('“已提交”或“待处理”');
  });

  it('credits the points of an appointment when it is completed, as many as its total', async () => {
    const probe = createProbe();
    const token = await probe.kaYan();
    const earned = (ACCOUNTS[0]?.transactions ?? []).filter(({ title }) => title.en?.startsWith('Appointment completed, '));
    expect(earned.length).toBeGreaterThan(5);
    for (const { title, points, created_at } of earned) {
      const id = title.en?.replace('Appointment completed, AHK', 'order');
      const order = (await probe.ask('GET', `/orders/${id}/details`, { token })).body as Order;
      const completed = order.statuses.find(({ slug }) => slug === 'completed');
      expect([id, points, created_at.slice(0, 10)]).toEqual([id, Math.floor(order.total), completed?.created_at.slice(0, 10)]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Order } from '@/lib/order/schema';
import { SEED } from './data/seed.ts';
import { createProbe } from './probe.ts';

// customers read the demo: what is written in two places must agree
describe('the demo', () => {
  it('has one set of opening hours', () => {
    const { opening_hours: words } = SEED.configuration.page_texts.contact!;
    expect(SEED.warehouses.map(({ opening_hours }) => opening_hours)).toEqual([words]);
    for (const { opens, closes } of SEED.configuration.footer.store.opening_hours)
      for (const locale of ['en', 'zh', 'cn'] as const) expect(words?.[locale]).toContain(`${opens}–${closes}`);
  });

  it('describes cancelling in the refund policy as the shop allows it', () => {
    const { body } = SEED.contents.find(({ slug }) => slug === 'refund-policy')!;
    expect(body.en).toContain('submitted or pending');
    expect(body.zh).toContain('「已提交」或「待處理」');
    expect(body.cn).toContain('“已提交”或“待处理”');
  });

  it('credits the points of an order when it is completed, as many as its total', async () => {
    const probe = createProbe();
    const token = await probe.kaYan();
    const { transactions, lots } = SEED.accounts[0]!;
    expect(lots.reduce((sum, lot) => sum + lot.points, 0)).toBe(transactions[0]?.balance);
    const earned = transactions.filter(({ title }) => title.en?.startsWith('Appointment completed, '));
    expect(earned.length).toBeGreaterThan(5);
    for (const { title, points, created_at } of earned) {
      const id = title.en?.replace('Appointment completed, AHK', 'order');
      const order = (await probe.ask('GET', `/orders/${id}/details`, { token })).body as Order;
      const completed = order.statuses.find(({ slug }) => slug === 'completed');
      expect([id, points, created_at.slice(0, 10)]).toEqual([
        id,
        Math.floor(order.total),
        completed?.created_at.slice(0, 10),
      ]);
    }
  });
});

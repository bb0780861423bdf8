import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { addToCart, openGuest, orderFor, post } from '../http.ts';
import type { Report } from '../report.ts';
import type { Cluster } from './start.ts';

export const BUYERS = 4;
const RECIPIENT = { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001' };

/** nginx closes idle connections when it leaves an instance out: what is sent again there would count as failed. */
const CLOSE = { connection: 'close' };

/** Guests who order, one after another. Who gets no response does not order again. */
export function startBuyers({ proxy, mock }: Cluster) {
  const emails: string[] = [];
  const told: string[] = [];
  const failed: string[] = [];
  let isOver = false;
  const buy = async (): Promise<void> => {
    const cookie = await openGuest(proxy.url, CLOSE);
    await addToCart(proxy.url, cookie, CLOSE);
    const email = `buyer-${randomUUID()}@example.hk`;
    emails.push(email);
    const order = { ...orderFor(proxy.url), delivery_details: { ...RECIPIENT, email } };
    const { status, body } = await post(`${proxy.url}/api/stores/main/checkouts`, order, { cookie, ...CLOSE });
    if (status !== 200) throw new Error(`${status} ${body}`);
    told.push((JSON.parse(body) as { order_id: string }).order_id);
  };
  const all = Promise.all(
    Array.from({ length: BUYERS }, async () => {
      for (; !isOver; await pause(20)) await buy().catch((error: unknown) => failed.push(String(error)));
    }),
  );
  /** Every order that was told is there, and nobody has two, also where the response did not come. */
  const end = async ({ check }: Report, what: string, maxFailed: number): Promise<void> => {
    isOver = true;
    await all;
    const made = await createMockClient(mock.url).orders();
    const lost = told.filter((id) => !made.some(({ _id }) => _id === id));
    const times = emails.map((email) => made.filter((order) => JSON.stringify(order).includes(`"${email}"`)).length);
    const [once, doubled] = [times.filter((count) => count === 1).length, times.filter((count) => count > 1).length];
    const isGood =
      told.length > 20 && failed.length <= maxFailed && lost.length === 0 && once >= told.length && doubled === 0;
    const found = `${told.length} told, ${once} made once, ${lost.length} lost, ${doubled} doubled, ${failed.length} failed ${failed[0] ?? ''}`;
    check(`${what}: no order is lost or doubled`, isGood, found);
  };
  return { end };
}

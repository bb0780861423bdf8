import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Admission, admit, countWrongSecret } from '@/lib/api/call-limits';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { sessionCalls } from '@/lib/api/contract/session';

let addresses = 0;
/** An address that nobody has asked from. */
const address = () => `192.0.2.${(addresses += 1)}`;
const login = (name: string) => ({ type: 'EMAIL', login_id: `${name}@example.hk`, password: 'abcdefg1' });

/** Makes a call so often, each with this outcome, and says how many were let through. */
async function admitted(times: number, outcome: number, make: (time: number) => Promise<Admission>): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const admission = await make(time);
    if (admission.waitS !== undefined) continue;
    count += 1;
    // oxlint-disable-next-line no-await-in-loop
    await admission.settle(outcome);
  }
  return count;
}

beforeEach(() => {
  for (const [name, value] of Object.entries(parseFile(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value ?? '');
});

describe('limits of calls', () => {
  it('wrong passwords from one address end after 20, whoever is tried', async () => {
    const from = address();
    expect(await admitted(30, 422, (time) => admit(sessionCalls.login, { address: from, body: login(`one-${time}`) }))).toBe(20);
    expect((await admit(sessionCalls.login, { address: from, body: login('one-more') })).waitS).toBeGreaterThan(800);
  });

  it('addresses of one IPv6 network count as one', async () => {
    expect(await admitted(30, 422, (time) => admit(sessionCalls.login, { address: `2001:db8:1:2::${time}`, body: login(`network-${time}`) }))).toBe(20);
    expect((await admit(sessionCalls.login, { address: '2001:db8:1:3::1', body: login('next-network') })).waitS).toBeUndefined();
  });

  it('one account is tried 30 times, from however many addresses', async () => {
    expect(await admitted(40, 401, () => admit(sessionCalls.login, { address: address(), body: login('many') }))).toBe(30);
  });

  it('capitals and spaces make no other account', async () => {
    await admitted(30, 401, () => admit(sessionCalls.login, { address: address(), body: login('same') }));
    expect((await admit(sessionCalls.login, { address: address(), body: { ...login('x'), login_id: ' SAME@example.hk ' } })).waitS).toBeDefined();
  });

  it('logins that are right, and a backend that fails, count for nothing', async () => {
    const from = address();
    expect(await admitted(50, 200, () => admit(sessionCalls.login, { address: from, body: login('right') }))).toBe(50);
    expect(await admitted(50, 502, () => admit(sessionCalls.login, { address: from, body: login('right') }))).toBe(50);
  });

  it('guests have a limit of their own, wide enough for an office', async () => {
    const from = address();
    await admitted(30, 422, (time) => admit(sessionCalls.login, { address: from, body: login(`guest-${time}`) }));
    const guest = { type: 'TEMP', login_id: 'guest-1', password: 'x' };
    expect(await admitted(400, 200, () => admit(sessionCalls.login, { address: from, body: guest }))).toBe(300);
  });

  it('nobody is written to more than five times in an hour', async () => {
    const body = { type: 'EMAIL', email: 'written@example.hk', area_code: '', phone: '' };
    expect(await admitted(20, 200, () => admit(credentialCalls.forgetPassword, { address: address(), body }))).toBe(5);
  });

  it.each([
    ['codes asked for', credentialCalls.requestEmailChange, 10],
    ['codes tried', credentialCalls.checkVerificationCode, 20],
    ['registrations', credentialCalls.register, 20],
    ['enquiries', contentCalls.sendEnquiry, 10],
  ] as const)('%s have a limit', async (_, call, most) => {
    const from = address();
    expect(await admitted(most + 10, 200, () => admit(call, { address: from }))).toBe(most);
    expect((await admit(call, { address: address() })).waitS).toBeUndefined();
  });

  it('wrong secrets of the webhook end after ten', async () => {
    const from = address();
    const waits = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let time = 0; time < 12; time += 1) waits.push(await countWrongSecret(from));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
    expect(waits.at(-1)).toBeGreaterThan(800);
  });

  it('what only reads has none', async () => {
    const from = address();
    expect(await admitted(500, 200, () => admit(catalogCalls.getProducts, { address: from }))).toBe(500);
  });

  it('tests can do without', async () => {
    vi.stubEnv('RATE_LIMITS', 'off');
    // the configuration is read once per process
    vi.resetModules();
    const limits = await import('@/lib/api/call-limits');
    const calls = await import('@/lib/api/contract/session');
    const from = address();
    expect(await admitted(30, 422, () => limits.admit(calls.sessionCalls.login, { address: from, body: login('tested') }))).toBe(30);
  });
});

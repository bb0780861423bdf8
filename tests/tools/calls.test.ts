import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProbe } from '../mock-backend/probe.ts';
import { type CallCount, leaveCounts, readCounts, reportCalls } from './calls.ts';

const count = (call: string, made: number, checked: number, violations: string[] = []): CallCount => ({
  call,
  method: 'GET',
  path: `/${call}`,
  made,
  checked,
  violations,
});

describe('the calls that screens made', () => {
  it('are added up over the mock backends of a run', () => {
    const place = mkdtempSync(join(tmpdir(), 'calls-'));
    leaveCounts(place, [count('getUser', 1, 1), count('getCart', 0, 0)]);
    leaveCounts(place, [count('getUser', 2, 1, ['query: x']), count('getCart', 1, 1)]);
    expect(readCounts(place)).toEqual([count('getUser', 3, 2, ['query: x']), count('getCart', 1, 1)]);
    rmSync(place, { recursive: true });
  });

  it('are all there', () => {
    const { lines, problems } = reportCalls([count('getUser', 12, 11)]);
    expect(lines.at(-1)).toMatch(/^getUser\s+12\s+11\s+GET \/getUser$/);
    expect(problems).toEqual([]);
  });

  it('lack one that no screen made, one that was never answered well, one that does not fit', () => {
    const { problems } = reportCalls([count('getUser', 0, 0), count('getCart', 2, 0), count('getOrders', 2, 1, ['body: qty'])]);
    expect(problems).toEqual(['getUser: no screen made it', 'getCart: never answered well', 'getOrders: body: qty']);
  });

  it('are not all there when nothing was counted', () => {
    expect(reportCalls([]).problems).toHaveLength(1);
  });
});

describe('the mock backend', () => {
  const ask = async (probe: ReturnType<typeof createProbe>, path: string, id?: string) => {
    await probe.handle(new Request(`http://mock.test${path}`, id === undefined ? {} : { headers: { 'x-request-id': id } }));
    return probe.callCounts.list().find(({ call }) => call === 'getConfiguration');
  };

  it('counts what the shop’s client asks for, over its resets', async () => {
    const probe = createProbe();
    await ask(probe, '/configuration/latest', 'server');
    probe.reset();
    expect(await ask(probe, '/configuration/latest', '1b9d6bcd-bbfd')).toMatchObject({ made: 2, checked: 2, violations: [] });
  });

  it.each([
    ['without a name', undefined],
    ['through the BFF, which gave it one', 'api-1b9d6bcd'],
  ])('does not count what a test asks for %s', async (_, id) => {
    expect(await ask(createProbe(), '/configuration/latest', id)).toMatchObject({ made: 0 });
  });

  it('does not take a refused or spoiled answer for a checked one', async () => {
    const probe = createProbe();
    probe.faults.add({ path: '/configuration/latest', status: 500, times: 1 });
    expect(await ask(probe, '/configuration/latest', 'server')).toMatchObject({ made: 1, checked: 0 });
    expect(await ask(probe, '/configuration/latest', 'server')).toMatchObject({ made: 2, checked: 1 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { readFilter, writeFilter } from '@/lib/voucher/listing';
import {
  cartPathWith,
  daysLeft,
  mostToRedeem,
  obstacleOf,
  offerOf,
  redeemOnce,
  stateOf,
  UnclearRedeemError,
} from '@/lib/voucher/redeem';
import type { Voucher } from '@/lib/voucher/schema';

const purchase = { voucherId: 'v', qty: 2, cost: 200, pointsBefore: 1000 };
const failing = (code: ConstructorParameters<typeof ApiError>[0]) =>
  vi.fn(() => Promise.reject(new ApiError(code, 'POST /vouchers/redeem')));

describe('redeemOnce', () => {
  it('sends once and reads no points when it succeeded, or was refused', async () => {
    const redeem = vi.fn(() => Promise.resolve());
    const readPoints = vi.fn(() => Promise.resolve(800));
    await redeemOnce(purchase, { redeem, readPoints });
    expect(redeem.mock.calls).toEqual([[{ voucher_id: 'v', qty: 2 }]]);
    const refused = redeemOnce(purchase, { redeem: failing('refused'), readPoints });
    await expect(refused).rejects.toMatchObject({ code: 'refused' });
    expect(readPoints).not.toHaveBeenCalled();
  });

  it.each(['network', 'timeout', 'server', 'response'] as const)('succeeds if the cost is gone (%s)', async (code) => {
    const redeem = failing(code);
    await redeemOnce(purchase, { redeem, readPoints: () => Promise.resolve(800) });
    expect(redeem).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the points are unchanged', () => Promise.resolve(1000)],
    ['the points changed by another amount', () => Promise.resolve(750)],
    ['the points cannot be read', () => Promise.reject(new ApiError('network', 'GET /balance'))],
  ])('is unclear after a lost response where %s', async (_, readPoints) => {
    await expect(redeemOnce(purchase, { redeem: failing('network'), readPoints })).rejects.toBeInstanceOf(
      UnclearRedeemError,
    );
  });

  it('is unclear for a voucher that costs nothing', async () => {
    const calls = { redeem: failing('network'), readPoints: () => Promise.resolve(1000) };
    await expect(redeemOnce({ ...purchase, cost: 0 }, calls)).rejects.toBeInstanceOf(UnclearRedeemError);
  });
});

describe('mostToRedeem', () => {
  it.each([
    [{ points: 100, stock: null }, 250, 2],
    [{ points: 100, stock: 1 }, 250, 1],
    [{ points: 0, stock: null }, 0, 99],
    [{ points: 100, stock: null }, 99, 0],
    [{ points: 1, stock: null }, 100_000, 99],
  ])('%j with %i points: %i', (voucher, balance, most) => expect(mostToRedeem(voucher, balance)).toBe(most));

  it('obstacleOf names the obstacle', () => {
    expect(obstacleOf({ points: 1, stock: 0 }, 5)).toBe('soldOut');
    expect(obstacleOf({ points: 1, stock: null, valid_until: '2020-01-01T00:00:00Z' }, 5)).toBe('over');
    expect(obstacleOf({ points: 9, stock: null }, 5)).toBe('points');
    expect(obstacleOf({ points: 9, stock: null }, undefined)).toBeNull();
    expect(obstacleOf({ points: 5, stock: 3, valid_until: null }, 5)).toBeNull();
  });
});

it.each([
  ['as many as are chosen', 2, 350, { qty: 2, cost: 200, mayRedeem: true }],
  ['no more than the points buy', 5, 350, { qty: 3, cost: 300, mayRedeem: true }],
  ['none where they buy none', 5, 99, { qty: 1, cost: 100, mayRedeem: false, obstacle: 'points' }],
  ['none while they are not known', 1, undefined, { mayRedeem: false, obstacle: null }],
])('offerOf offers %s', (_, chosen, points, offer) =>
  expect(offerOf({ points: 100, stock: null } as Voucher, points, chosen)).toMatchObject(offer),
);

it('daysLeft counts the days of a voucher that ends within 14', () => {
  const left = (day: string) => daysLeft({ valid_until: `${day}T15:59:59Z` }, Date.parse('2026-11-30T04:00:00Z'));
  expect(['2026-11-30', '2026-12-14', '2026-12-15', '2026-11-29'].map(left)).toEqual([0, 14, undefined, undefined]);
});

describe('readFilter and writeFilter', () => {
  it.each([
    ['', { sort: 'ready' }, ''],
    ['?type=PERCENT&sort=value-desc', { type: 'PERCENT', sort: 'value-desc' }, '?type=PERCENT&sort=value-desc'],
    ['?voucher=summer%26co', { slug: 'summer&co', sort: 'ready' }, '?voucher=summer%26co'],
    ['?type=%3Cscript%3E&sort=toString', { sort: 'ready' }, ''],
  ])('%s', (search, filter, written) => {
    expect(readFilter(search)).toEqual(filter);
    expect(writeFilter(readFilter(search))).toBe(written);
  });

  it('escapes the code in the cart’s URL', () => {
    expect(cartPathWith('A&B C')).toBe('/shop/main/cart?voucher=A%26B%20C');
  });

  it('stateOf tells expired vouchers from used ones', () => {
    expect(stateOf({ status: 'active', valid_until: '2020-01-01T00:00:00Z' })).toBe('expired');
    expect(stateOf({ status: 'used', valid_until: '2020-01-01T00:00:00Z' })).toBe('used');
    expect(stateOf({ status: 'active', valid_until: null })).toBe('active');
  });
});

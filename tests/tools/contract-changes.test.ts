import { describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import { type Change, changesBetween } from './contract/changes.ts';
import { shapeOf, shapesOf } from './contract/shape.ts';

const line = { product_variant_id: 'a', qty: 1 };
const order = { _id: 'a', current_status: 'pending', note: 'please ring', items: [line] };

/** What is found between two answers to the same call. */
function changes(before: unknown, now: unknown): Change[] {
  const shapes = (answer: unknown) =>
    shapesOf([{ call: 'getOrder', shape: shapeOf(contract.getOrder.answer, answer) }]);
  return changesBetween(shapes(before), shapes(now));
}
const found = (before: unknown, now: unknown) =>
  changes(before, now).map(({ path, change, now: kinds }) => `${path} ${change} ${kinds}`.trim());

describe('the shape of an answer', () => {
  it('holds kinds, values of enums alone, and no key of a map', () => {
    const shape = shapeOf(contract.getProduct.answer, {
      _id: 'svc',
      variants: [
        { options: { width: '6ft' }, price: 1 },
        { options: { finish: 'oak' }, price: null },
      ],
    });
    expect(shape).toMatchObject({
      '$._id': ['string'],
      '$.variants[*].options.*': ['string'],
      '$.variants[*].price': ['null', 'number'],
    });
    expect(JSON.stringify(shape)).not.toMatch(/svc|6ft|width/);
    expect(shapeOf(contract.getOrder.answer, order)['$.current_status']).toEqual(['"pending"']);
  });
});

describe('changes since an earlier run', () => {
  it('are none between equal answers with other data', () => {
    expect(found(order, { ...order, _id: 'b', items: [line, line] })).toEqual([]);
  });

  it('are fields that vanished and appeared, at the top and in lists', () => {
    const { note, ...without } = order;
    expect(note).toBeTruthy();
    expect(found(order, without)).toEqual(['$.note vanished']);
    expect(found(order, { ...order, items: [{ qty: 1 }] })).toEqual(['$.items[*].product_variant_id vanished']);
    expect(found(order, { ...order, tags: [{ name: 'a' }] })).toEqual(['$.tags appeared array']);
  });

  it('are other types and values of an enum', () => {
    expect(found(order, { ...order, items: [{ ...line, qty: '1' }] })).toEqual(['$.items[*].qty another type string']);
    expect(found(order, { ...order, note: null })).toEqual(['$.note another type null']);
    expect(found(order, { ...order, current_status: 'on_hold' })).toEqual(['$.current_status another value "on_hold"']);
  });

  it('are not what an empty list cannot show', () => {
    expect(found(order, { ...order, items: [] })).toEqual([]);
    expect(found({ ...order, items: [] }, order)).toEqual([]);
  });

  it('are those of calls that both runs were answered', () => {
    expect(changesBetween({}, { getOrder: { '$.a': ['string'] } })).toEqual([]);
  });
});

import { type CallName, contract } from '@/lib/contract';
import { beyondTable } from './extras.ts';
import { nodeAt, textAt } from './value.ts';

/** What names nothing, in a backend of any kind. */
export const UNKNOWN_ID = 'contract-check-none';
export const UNKNOWN_CODE = 'contract-check-no-code';

/** How many entries of a list are looked at one by one. */
const SAMPLES = 3;

export type Finds = ReturnType<typeof createFinds>;
type Kind = 'product' | 'post' | 'voucher' | 'order' | 'redeemed';

/** Where ids are found: the call's list, and the field of its entries. */
const LISTS: Partial<Record<CallName, { kind: Kind; field: string }>> = {
  getProducts: { kind: 'product', field: '_id' },
  getPosts: { kind: 'post', field: '_id' },
  getVouchers: { kind: 'voucher', field: '_id' },
  getOrders: { kind: 'order', field: '_id' },
  getOfflineOrders: { kind: 'order', field: '_id' },
  getRedeemedVouchers: { kind: 'redeemed', field: 'discount_code_id' },
};

/** What later calls need from earlier responses. Takes what it can use, also from responses that do not fit otherwise. */
export function createFinds(store: string) {
  const ids: Record<Kind, string[]> = { product: [], post: [], voucher: [], order: [], redeemed: [] };
  return {
    store,
    ids,
    /** ways to sort products that the backend itself names */
    sortings: [] as { sort_by: string; sort_order: string }[],
    /** by order id: what its guest look-up would be asked with */
    contacts: new Map<string, Record<string, string>>(),
    /** addresses of pictures, each with the call that named it first */
    pictures: new Map<string, CallName>(),
    learn(call: CallName, response: unknown): void {
      for (const address of beyondTable(contract[call].response, response).pictures)
        if (!this.pictures.has(address)) this.pictures.set(address, call);
      const list = LISTS[call];
      if (list)
        this.add(
          list.kind,
          entriesOf(response).flatMap((entry) => textAt(entry, list.field) ?? []),
        );
      if (call === 'getSortingList') {
        this.sortings = entriesOf(response)
          .flatMap((entry) => ({
            sort_by: textAt(entry, 'sort_by') ?? '',
            sort_order: textAt(entry, 'sort_order') ?? '',
          }))
          .filter(({ sort_by }) => sort_by !== '');
      }
      if (call === 'getOrder') this.learnContact(response);
    },
    /** The first few of a kind, each once. */
    add(kind: Kind, found: string[]): void {
      ids[kind] = [...new Set([...ids[kind], ...found])].slice(0, SAMPLES);
    },
    learnContact(order: unknown): void {
      const [id, email, phone] = [
        textAt(order, '_id'),
        textAt(order, 'delivery_details', 'email'),
        textAt(order, 'delivery_details', 'phone'),
      ];
      if (id && email) this.contacts.set(id, { email });
      else if (id && phone) this.contacts.set(id, { phone });
    },
  };
}

const entriesOf = (response: unknown): unknown[] => {
  const data = nodeAt(response, ['data']);
  return Array.isArray(data) ? data : [];
};

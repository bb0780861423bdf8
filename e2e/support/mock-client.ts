import type * as z from 'zod/mini';
import type { Text } from '../../lib/api/shapes.ts';
import type { Configuration } from '../../lib/configuration/schema.ts';
import type { EnquirySchema } from '../../lib/enquiry/schema.ts';
import type { ApprovalStatus, Order, OrderReview, RefundRequest } from '../../lib/order/schema.ts';
import type { Fault, FaultInput } from '../../tests/mock-backend/faults.ts';
import type { OrderStateName } from '../../tests/mock-backend/order-states/order-states.ts';
import type { Persona, PersonaName } from '../../tests/mock-backend/personas.ts';
import type { CallCount, RecordedRequest, RequestFilter } from '../../tests/mock-backend/recording.ts';
import type { CartLine } from '../../tests/mock-backend/state/accounts.ts';
import type { Mail } from '../../tests/mock-backend/state/mailbox.ts';

export type { OrderStateName, Persona, PersonaName, RecordedRequest, RequestFilter };
export type MockClient = ReturnType<typeof createMockClient>;
export type ControlShape = { method: string; path: string; input: object };
/** The backend's time, and how far it is ahead of the machine's. */
export type ClockTime = { now: string; ahead_s: number };
/** Whose order: an account that there is (id, login id, email, phone), or a new persona. */
export type NewOrder = { state: OrderStateName; lines?: CartLine[] } & (
  | { login_id: string }
  | { persona: PersonaName }
);
export type OrderStatus = 'submitted' | 'pending' | 'completed' | 'cancelled';

/**
 * The mock backend's control calls, typed (docs/qa.md lists them): of the whole mock, or of a scope, which is what is
 * asked with this `X-Request-Id`.
 */
export function createMockClient(url: string, scope?: string) {
  async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/__mock__/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(scope && { 'x-request-id': scope }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__mock__/${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }

  const list = async <Item>(path: string): Promise<Item[]> => (await control<{ data: Item[] }>('GET', path)).data;

  return {
    url,
    /** Everything as at the start: state, faults, recorded requests, mailbox. */
    reset: () => control('POST', 'reset'),
    /** Forgets the scope. */
    endScope: () => control('DELETE', 'scope'),
    /** The control calls that there are, each with the JSON Schema of its body (of a GET: its query). */
    controls: () => list<ControlShape>(''),
    /** Someone new of a kind, with how to log in and what there is of theirs (docs/qa.md lists the kinds). */
    persona: (name: PersonaName) => control<Persona>('POST', `personas/${name}`),
    /** An appointment in a state (docs/qa.md lists the states), an existing account's or a new persona's. */
    makeOrder: (order: NewOrder) => control<{ order: Order; persona: Persona | null }>('POST', 'orders', order),
    /** Moves the backend's clock: to a time in ISO, or by seconds. It goes on from there. */
    setClock: (at: string) => control<ClockTime>('POST', 'clock', { at }),
    advanceClock: (advance_s: number) => control<ClockTime>('POST', 'clock', { advance_s }),
    clock: () => control<ClockTime>('GET', 'clock'),
    /** The next matching calls go wrong (docs/qa.md has recipes). Without `times` until `clearFaults`. */
    fault: (fault: FaultInput) => control<Fault>('POST', 'faults', fault),
    faults: () => list<Fault>('faults'),
    clearFault: (id: number) => control('DELETE', `faults/${id}`),
    clearFaults: () => control('DELETE', 'faults'),
    /** The matching calls wait until `release()`. */
    hold: async (fault: FaultInput) => {
      const { id } = await control<{ id: number }>('POST', 'faults', { ...fault, hold: true });
      return { release: () => control('DELETE', `faults/${id}`) };
    },
    /** The same words in every text of every response. Take a shop of your own: it keeps pages that were shown. */
    sayEverywhere: (payload: string) => control('POST', 'poison', { payload }),
    /** The backend cannot be reached, until `up`. */
    down: () => control('POST', 'down', { down: true }),
    up: () => control('POST', 'down', { down: false }),
    /** What the backend was asked, oldest first. `path` may hold `*` and `{name}`; `call` is the contract's name. */
    requests: (filter: RequestFilter = {}) => list<RecordedRequest>(`requests?${new URLSearchParams(filter)}`),
    clearRequests: () => control('DELETE', 'requests'),
    /** Every call of the contract with how often screens made it, over all resets. */
    calls: () => list<CallCount>('calls'),
    /** Emails and SMS that went out, oldest first. */
    mails: (to?: string) => list<Mail>(`mailbox${to ? `?to=${encodeURIComponent(to)}` : ''}`),
    enquiries: () => list<z.output<typeof EnquirySchema>>('enquiries'),
    /** Every account's orders. */
    orders: () => list<Order & { account_id: string }>('orders'),
    setOrderStatus: (id: string, status: OrderStatus) =>
      control<Order>('POST', `orders/${encodeURIComponent(id)}/status`, { status }),
    setPayment: (id: string, status: 'waiting' | 'paid' | 'failed' | 'cancelled') =>
      control<Order>('POST', `orders/${encodeURIComponent(id)}/payment`, { status }),
    /** Whether orders that wait for an online payment name its page. */
    givePaymentUrls: (given: boolean) => control('POST', 'payment-urls', { given }),
    /** What the studio decides about a review (an approved one shows at its services) and about a refund request. */
    decideReview: (id: string, review_id: string, status: ApprovalStatus) =>
      control<{ data: OrderReview[] }>('POST', `orders/${encodeURIComponent(id)}/reviews`, { review_id, status }),
    decideRefund: (id: string, status: ApprovalStatus) =>
      control<RefundRequest>('POST', `orders/${encodeURIComponent(id)}/refund-request`, { status }),
    /** What a customer wrote about an order, oldest first. */
    reviews: (id: string) => list<OrderReview>(`orders/${encodeURIComponent(id)}/reviews`),
    /** Settles a project's payment record; an approved one pays the instalment that is due. */
    setPaymentRecord: (
      id: string,
      record_id: string,
      status: 'recognising' | 'waiting' | 'approved' | 'rejected',
      amount?: number | null,
    ) => control('POST', `orders/${encodeURIComponent(id)}/payment-records`, { record_id, status, amount }),
    /** Tokens die, everyone's or one account's (login id, email, phone): the next call with one gets a 401. */
    expireTokens: (login_id?: string) =>
      control<{ expired: number }>('POST', 'tokens/expire', login_id === undefined ? {} : { login_id }),
    /** Changes a service behind the shopper's back: its price, or whether it can be had. */
    patchProduct: (
      id: string,
      patch: { variant_id?: string; price?: number; original_price?: number; is_available?: boolean } & {
        title?: Text;
        summary?: Text;
        description?: Text;
      },
    ) => control('POST', `products/${encodeURIComponent(id)}`, patch),
    /** One on offer (by its id) ends or runs out, one that somebody has (its code) ends or is used, a public code ends. */
    patchVoucher: (
      id: string,
      patch: { valid_until?: string | null; stock?: number | null; status?: 'active' | 'used' | 'expired' },
    ) => control('POST', `vouchers/${encodeURIComponent(id)}`, patch),
    /** Changes what staff write: an article, a page. A language that is left out is missing from then on. */
    patchPost: (id: string, words: { title?: Text; excerpt?: Text; body?: Text }) =>
      control('POST', `posts/${encodeURIComponent(id)}`, words),
    patchContent: (slug: string, words: { title?: Text; lead?: Text; body?: Text }) =>
      control('POST', `contents/${encodeURIComponent(slug)}`, words),
    /** Replaces parts of the configuration. Take a shop of your own (`shopWith`): it keeps what it has cached. */
    patchConfiguration: (patch: Partial<Configuration>) => control('POST', 'configuration', patch),
  };
}

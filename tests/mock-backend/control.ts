import * as z from 'zod/mini';
import { TextSchema } from '@/lib/api/shapes';
import { ApprovalStatusSchema, OrderStatusSchema } from '@/lib/order/schema';
import { parsed } from './checks.ts';
import { type Faults, FaultSchema } from './faults.ts';
import { setPayment } from './pages/payment.ts';
import { type Poison, PoisonSchema } from './poison.ts';
import type { Recording } from './recording.ts';
import type { Account } from './state/accounts.ts';
import { decideReview } from './state/approval.ts';
import { settlePaymentRecord } from './state/recognition.ts';
import { moveOrder } from './state/orders.ts';
import type { State } from './state/state.ts';
import type { Tally } from './tally.ts';

export type ControlDeps = {
  state: () => State;
  reset: () => void;
  faults: Faults;
  recording: Recording;
  tally: Tally;
  poison: Poison;
  down: { isDown: boolean };
};
type Call = { deps: ControlDeps; request: Request; url: URL; id: string; body: unknown };

const PatchSchema = z.strictObject({
  variant_id: z.optional(z.string()),
  price: z.optional(z.number()),
  original_price: z.optional(z.number()),
  is_available: z.optional(z.boolean()),
  title: z.optional(TextSchema),
});
/** Of an article or a page that staff write. A language that is left out is missing from then on. */
const WordsSchema = z.strictObject({
  title: z.optional(TextSchema),
  lead: z.optional(TextSchema),
  excerpt: z.optional(TextSchema),
  body: z.optional(TextSchema),
});
const StatusSchema = z.strictObject({ status: OrderStatusSchema });
const PaymentSchema = z.strictObject({ status: z.enum(['waiting', 'paid', 'failed', 'cancelled']) });
const ReviewSchema = z.strictObject({ review_id: z.string(), status: ApprovalStatusSchema });
const RefundSchema = z.strictObject({ status: ApprovalStatusSchema });
const PaymentRecordSchema = z.strictObject({
  record_id: z.string(),
  status: z.enum(['recognising', 'waiting', 'approved', 'rejected']),
  amount: z.optional(z.nullable(z.number())),
});
const DownSchema = z.strictObject({ down: z.boolean() });
const ExpireSchema = z.strictObject({ login_id: z.optional(z.string()) });

class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  throw new ControlError(422, result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

function found<Thing>(thing: Thing | undefined, message: string): Thing {
  if (thing === undefined) throw new ControlError(404, message);
  return thing;
}

function orderOf({ deps, id }: Call) {
  const record = deps.state().orders.get(id);
  if (!record) throw new ControlError(404, `no order ${id}`);
  return record;
}

const isOf = (account: Account, loginId: string): boolean =>
  [account._id, account.login_id, account.email, account.phone, `${account.area_code}${account.phone}`].includes(loginId);

/** What QA and the end-to-end tests may ask of the backend, under `/__mock__/`. `{id}` matches one segment. */
const CONTROLS: Record<string, (call: Call) => unknown> = {
  'GET health': () => ({ ok: true }),
  'POST reset': ({ deps }) => (deps.reset(), { ok: true }),
  'GET requests': ({ deps, url }) => ({ data: deps.recording.list(Object.fromEntries(url.searchParams)) }),
  'DELETE requests': ({ deps }) => (deps.recording.clear(), { ok: true }),
  'GET calls': ({ deps }) => ({ data: deps.tally.list() }),
  'GET mailbox': ({ deps, url }) => ({ data: deps.state().mailbox.list(url.searchParams.get('to') ?? undefined) }),
  'GET enquiries': ({ deps }) => ({ data: deps.state().enquiries }),
  'GET orders': ({ deps }) => ({
    data: deps
      .state()
      .orders.all()
      .map(({ account_id, order }) => ({ account_id, ...order })),
  }),
  'POST orders/{id}/status': (call) => {
    const record = orderOf(call);
    moveOrder(record.order, checked(StatusSchema, call.body).status);
    return record.order;
  },
  'POST orders/{id}/payment': (call) => {
    const record = orderOf(call);
    setPayment(record, checked(PaymentSchema, call.body).status);
    return record.order;
  },
  'GET orders/{id}/reviews': (call) => ({ data: orderOf(call).reviews }),
  'POST orders/{id}/reviews': (call) => {
    const record = orderOf(call);
    const { review_id, status } = checked(ReviewSchema, call.body);
    if (!decideReview(call.deps.state(), record, review_id, status)) throw new ControlError(404, `no review ${review_id}`);
    return { data: record.reviews };
  },
  'POST orders/{id}/refund-request': (call) => {
    const record = orderOf(call);
    if (!record.refund) throw new ControlError(404, 'no refund request');
    record.refund.status = checked(RefundSchema, call.body).status;
    return record.refund;
  },
  'POST orders/{id}/payment-records': (call) => {
    const { project } = orderOf(call).order;
    const { record_id, status, amount } = checked(PaymentRecordSchema, call.body);
    const record = project?.payment_records.find(({ _id }) => _id === record_id);
    if (!project || !record) throw new ControlError(404, `no payment record ${record_id}`);
    settlePaymentRecord(project, record, status, amount);
    return { data: project.payment_records };
  },
  'GET faults': ({ deps }) => ({ data: deps.faults.list() }),
  'POST faults': ({ deps, body }) => deps.faults.add(checked(FaultSchema, body)),
  'DELETE faults': ({ deps }) => (deps.faults.clear(), { ok: true }),
  'DELETE faults/{id}': ({ deps, id }) => (deps.faults.clear(Number(id)), { ok: true }),
  'GET poison': ({ deps }) => deps.poison.report(),
  'POST poison': ({ deps, body }) => (deps.poison.set(checked(PoisonSchema, body)), deps.poison.report()),
  'DELETE poison': ({ deps }) => (deps.poison.clear(), { ok: true }),
  'POST down': ({ deps, body }) => {
    deps.down.isDown = checked(DownSchema, body).down;
    return { down: deps.down.isDown };
  },
  'POST tokens/expire': ({ deps, body }) => {
    const { login_id } = checked(ExpireSchema, body ?? {});
    const state = deps.state();
    const ids = login_id === undefined ? undefined : [...state.accounts.values()].filter((account) => isOf(account, login_id)).map((account) => account._id);
    return { expired: state.tokens.expire(ids) };
  },
  'POST products/{id}': ({ deps, id, body }) => {
    const patch = checked(PatchSchema, body);
    const patched = [...deps.state().catalogs.values()].map((catalog) => catalog.patch(id, patch)).filter(Boolean);
    if (patched.length === 0) throw new ControlError(404, `no product ${id}`);
    return patched[0];
  },
  'POST posts/{id}': ({ deps, id, body }) => Object.assign(found(deps.state().posts.get(id), `no article ${id}`), checked(WordsSchema, body)),
  'POST contents/{id}': ({ deps, id, body }) => Object.assign(found(deps.state().contents.get(id), `no page ${id}`), checked(WordsSchema, body)),
  'POST configuration': ({ deps, body }) => Object.assign(deps.state().configuration, checked(z.record(z.string(), z.unknown()), body)),
};
const PATTERNS = Object.entries(CONTROLS).map(([key, run]) => ({ pattern: new RegExp(`^${key.replace('{id}', '([^/]+)')}$`), run }));

export async function answerControl(deps: ControlDeps, request: Request, url: URL): Promise<Response> {
  const key = `${request.method} ${decodeURIComponent(url.pathname.replace('/__mock__/', ''))}`;
  const text = request.method === 'GET' ? '' : await request.text();
  for (const { pattern, run } of PATTERNS) {
    const match = pattern.exec(key);
    if (!match) continue;
    try {
      return Response.json(run({ deps, request, url, id: match[1] ?? '', body: text ? parsed(text) : undefined }));
    } catch (error) {
      if (error instanceof ControlError) return Response.json({ message: error.message }, { status: error.status });
      throw error;
    }
  }
  return Response.json({ message: `Unknown control call ${key}`, known: Object.keys(CONTROLS) }, { status: 404 });
}

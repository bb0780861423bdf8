import { PictureSchema, TextSchema } from '@/lib/api/shapes';
import {
  OrderReviewSchema,
  OrderSchema,
  OrderStatusSchema,
  QuotationVersionSchema,
  RefundRequestSchema,
  ProgrammeStepSchema,
  WorksEntrySchema,
} from '@/lib/order/schema';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { type DeliveryInfo, DeliveryInfoSchema } from '@/lib/cart/schema';
import * as z from 'zod/mini';
import { ACCOUNTS } from './accounts.ts';
import { CATEGORIES } from './categories.ts';
import { COURIERS } from './commerce.ts';
import { entryOf, load } from './load.ts';

const QuotationsSchema = z.object({
  units: z.record(z.string(), TextSchema),
  items: z.record(
    z.string(),
    z.object({
      category: z.enum(CATEGORIES.map(({ _id }) => _id)),
      title: TextSchema,
      description: z.optional(TextSchema),
      unit: z.string(),
    }),
  ),
  /**
   * Money as shares of the order's total: of a version its own total, of a line its amount; the last line makes up the
   * version's subtotal. `discount` is off that, against the version's total.
   */
  versions: z.record(
    z.string(),
    z.array(
      z.object({
        version: z.number(),
        status: QuotationVersionSchema.shape.status,
        created_at: z.string(),
        accepted_at: z.nullable(z.string()),
        valid_until: z.string(),
        /** so many days from now, whatever the clock says: an offer that is open ends before its pieces would be fitted */
        days_left: z.optional(z.number()),
        share: z.number(),
        discount: z.number(),
        lines: z.array(z.object({ item: z.string(), qty: z.number(), share: z.number() })),
      }),
    ),
  ),
});
const { units, items, versions } = load('quotations.json', QuotationsSchema);

const quotationVersions = (name: string) =>
  entryOf('quotations.json', versions, name).map((version) => ({
    ...version,
    lines: version.lines.map(({ item: itemName, qty, share }) => {
      const { category, unit, ...item } = entryOf('quotations.json', items, itemName);
      return {
        category: CATEGORIES.find(({ _id }) => _id === category)!.title,
        ...item,
        qty,
        unit: entryOf('quotations.json', units, qty === 1 ? unit.replace(/s$/, '') : unit),
        share,
      };
    }),
  }));
export type QuotationSeed = ReturnType<typeof quotationVersions>[number];

/** So many days old, whatever the clock says: what waits is held, or checked, within a few days only. */
const AGE = { days_ago: z.optional(z.number()) };

const FileSchema = z.array(
  z.object({
    _id: z.string(),
    /** null: a guest's, found by id with email or phone */
    account_id: z.nullable(z.enum(ACCOUNTS.map((account) => account._id))),
    lines: z.array(z.object({ product_variant_id: z.string(), qty: z.number() })),
    /** oldest first; the last is the current one */
    statuses: z.array(z.object({ slug: OrderStatusSchema, created_at: z.string(), ...AGE })).check(z.minLength(1)),
    /** of the account's redeemed voucher that it used */
    voucher_code: z.optional(z.string()),
    payment_method: OrderSchema.shape.payment_method,
    payment_status: OrderSchema.shape.payment_status,
    is_paid: z.boolean(),
    /** address of the payment proof */
    proof: z.optional(z.string()),
    /** left out where nothing is delivered */
    courier_id: z.optional(z.enum(Object.values(COURIERS).flatMap((couriers) => couriers.map(({ _id }) => _id)))),
    /** the account's recipient where they are left out */
    delivery_details: z.optional(OrderSchema.shape.delivery_details),
    works_diary: z.optional(z.array(WorksEntrySchema)),
    appointment_at: z.optional(z.string()),
    programme: z.optional(z.array(ProgrammeStepSchema)),
    contact_person: z.optional(TextSchema),
    reviews: z.optional(z.array(z.extend(OrderReviewSchema, AGE))),
    refund_request: z.optional(z.extend(z.omit(RefundRequestSchema, { items: true }), AGE)),
    project: z.optional(
      z.object({
        title: TextSchema,
        quotation: z.object({ reference_number: z.string(), versions: z.enum(Object.keys(versions)) }),
        /** `share`: of the order's total */
        installments: z.array(
          z.object({ _id: z.string(), title: TextSchema, share: z.number(), due_at: z.string(), is_paid: z.boolean() }),
        ),
        payment_records: z.array(
          z.object({
            _id: z.string(),
            share: z.nullable(z.number()),
            status: z.enum(['recognising', 'waiting', 'approved', 'rejected']),
            image: PictureSchema,
            created_at: z.string(),
            ...AGE,
          }),
        ),
      }),
    ),
  }),
);

/**
 * How something is sent by a courier, in its own country; without one, as a checkout begins.
 * @throws Error for an unknown one
 */
export function deliveryBy(courier_id?: string): DeliveryInfo {
  if (courier_id === undefined) return { ...DEFAULT_CHOICES.delivery_info };
  for (const [country_code, couriers] of Object.entries(COURIERS)) {
    const courier = couriers.find(({ _id }) => _id === courier_id);
    if (courier) return DeliveryInfoSchema.parse({ country_code, method: courier.method, courier_id });
  }
  throw new Error(`shipping.json: no courier ${courier_id}`);
}

/** The orders that the demo starts with: what was ordered and when. Lines and money are calculated from it. */
export const ORDER_SEEDS = load('orders.json', FileSchema).map(
  ({ courier_id, delivery_details, project, ...order }) => {
    const account = ACCOUNTS.find(({ _id }) => _id === order.account_id);
    const details = delivery_details ?? (account?.recipient && { ...account.recipient, email: account.email });
    if (!details) throw new Error(`orders.json: ${order._id} has no delivery details`);
    return {
      ...order,
      delivery_info: deliveryBy(courier_id),
      delivery_details: details,
      project: project && {
        ...project,
        quotation: {
          reference_number: project.quotation.reference_number,
          versions: quotationVersions(project.quotation.versions),
        },
      },
    };
  },
);
export type OrderSeed = (typeof ORDER_SEEDS)[number];
export type ProjectSeed = NonNullable<OrderSeed['project']>;

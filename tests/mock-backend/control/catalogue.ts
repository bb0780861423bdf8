import * as z from 'zod/mini';
import { TextSchema } from '@/lib/api/shapes';
import { ConfigurationSchema } from '@/lib/configuration/schema';
import { type Controls, checked, control, found } from './context.ts';

const PatchSchema = z.strictObject({
  variant_id: z.optional(z.string()),
  price: z.optional(z.number()),
  original_price: z.optional(z.number()),
  is_available: z.optional(z.boolean()),
  title: z.optional(TextSchema),
  summary: z.optional(TextSchema),
  description: z.optional(TextSchema),
});
/** A language that is left out is missing from then on, of a service too. */
const words = { title: z.optional(TextSchema), body: z.optional(TextSchema) };
/** By name: values are checked with all others. */
const ConfigurationPatchSchema = z.strictObject(
  Object.fromEntries(Object.keys(ConfigurationSchema.def.shape).map((name) => [name, z.optional(z.unknown())])),
);
const VoucherPatchSchema = z.strictObject({
  valid_until: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  stock: z.optional(z.nullable(z.int().check(z.gte(0)))),
  status: z.optional(z.enum(['active', 'used', 'expired'])),
});

/** What the studio's staff maintain: services, articles, pages, vouchers, the configuration. */
export const catalogueControls: Controls = {
  'POST products/{id}': control(PatchSchema, ({ deps, id, input }) => {
    const catalogs = [...deps.state().catalogs.values()];
    const { variants } = found(catalogs[0]?.product(id), `product ${id}`, catalogs[0]?.filter({}) ?? []);
    const variant = variants.find(({ _id }) => _id === (input.variant_id ?? _id));
    found(variant, `variant ${input.variant_id}`, variants, 'variant_id');
    return catalogs.flatMap((catalog) => catalog.patch(id, input) ?? [])[0];
  }),
  'POST posts/{id}': control(z.strictObject({ ...words, excerpt: z.optional(TextSchema) }), ({ deps, id, input }) => {
    const { posts, clock } = deps.state();
    return Object.assign(found(posts.get(id), `article ${id}`, posts.keys()), input, { updated_at: clock.iso() });
  }),
  'POST contents/{id}': control(z.strictObject({ ...words, lead: z.optional(TextSchema) }), ({ deps, id, input }) => {
    const { contents } = deps.state();
    return Object.assign(found(contents.get(id), `page ${id}`, contents.keys()), input);
  }),
  'POST configuration': control(ConfigurationPatchSchema, ({ deps, input }) => {
    const { configuration } = deps.state();
    checked(ConfigurationSchema, { ...configuration, ...input });
    return Object.assign(configuration, input);
  }),
  /** One on offer by its id, one that somebody has by its code, or a code for everybody. */
  'POST vouchers/{id}': control(VoucherPatchSchema, ({ deps, id, input }) => {
    const { vouchers, accounts, discountCodes } = deps.state();
    const redeemed = accounts.values().flatMap((account) => account.redeemed);
    const kinds = [
      [vouchers, { valid_until: true, stock: true }],
      [new Map(redeemed.map((voucher) => [voucher.code, voucher])), { valid_until: true, status: true }],
      [discountCodes, { valid_until: true }],
    ] as const;
    const kind = kinds.find(([all]) => all.has(id));
    const [all, fields] = found(
      kind,
      `voucher ${id}`,
      kinds.flatMap((one) => [...one[0].keys()]),
    );
    return Object.assign(all.get(id) ?? {}, checked(z.pick(VoucherPatchSchema, fields), input));
  }),
};

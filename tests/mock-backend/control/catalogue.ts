import * as z from 'zod/mini';
import { TextSchema } from '@/lib/api/shapes';
import { type Controls, checked, found } from './context.ts';

const PatchSchema = z.strictObject({
  variant_id: z.optional(z.string()),
  price: z.optional(z.number()),
  original_price: z.optional(z.number()),
  is_available: z.optional(z.boolean()),
  title: z.optional(TextSchema),
});
/** Of an article or a page. A language that is left out is missing from then on. */
const TextsSchema = z.strictObject({
  title: z.optional(TextSchema),
  lead: z.optional(TextSchema),
  excerpt: z.optional(TextSchema),
  body: z.optional(TextSchema),
});
/** What the studio's staff maintain: services, articles, pages, the configuration. */
export const catalogueControls: Controls = {
  'POST products/{id}': ({ deps, id, body }) => {
    const patch = checked(PatchSchema, body);
    const patched = deps
      .state()
      .catalogs.values()
      .flatMap((catalog) => catalog.patch(id, patch) ?? []);
    return found(patched[0], `no product ${id}`);
  },
  'POST posts/{id}': ({ deps, id, body }) => {
    const { posts, clock } = deps.state();
    return Object.assign(found(posts.get(id), `no article ${id}`), checked(TextsSchema, body), {
      updated_at: clock.iso(),
    });
  },
  'POST contents/{id}': ({ deps, id, body }) =>
    Object.assign(found(deps.state().contents.get(id), `no page ${id}`), checked(TextsSchema, body)),
  'POST configuration': ({ deps, body }) =>
    Object.assign(deps.state().configuration, checked(z.record(z.string(), z.unknown()), body)),
};

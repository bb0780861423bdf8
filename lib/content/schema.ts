import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { DateTimeSchema, PictureSchema, TextSchema } from '@/lib/api/shapes';

/** A page that staff write: `body` is rich text, to be sanitised on the server before it is shown. */
export const ContentSchema = z.object({
  slug: z.string(),
  title: TextSchema,
  lead: z.nullish(TextSchema),
  body: TextSchema,
  picture: z.nullish(PictureSchema),
  updated_at: z.nullish(DateTimeSchema),
});
export type Content = z.infer<typeof ContentSchema>;

export const contentCalls = {
  getContent: call({
    method: 'GET',
    path: '/contents/slug/{slug}/latest',
    access: 'public',
    response: ContentSchema,
    tags: ['content:{slug}'],
  }),
};

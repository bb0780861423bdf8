import * as z from 'zod/mini';
import { shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import { DateTimeSchema, PictureSchema, TextSchema } from '@/lib/api/shapes';

/** A page that staff write: `body` is rich text, to be sanitised on the server before it is shown. */
export const ContentSchema = z.object({
  slug: string,
  title: TextSchema,
  lead: shown(TextSchema),
  body: TextSchema,
  picture: shown(PictureSchema),
  updated_at: shown(DateTimeSchema),
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

import { TextSchema } from '@/lib/api/shapes';
import { type Content, ContentSchema } from '@/lib/content/schema';
import * as z from 'zod/mini';
import { load } from './load.ts';
import { richText } from './rich-text.ts';

const FileSchema = z.array(z.extend(ContentSchema, { body: z.array(TextSchema) }));

/** The pages that staff write, found by slug. */
export const CONTENTS: Content[] = load('contents.json', FileSchema).map((content) => ({
  ...content,
  body: richText(content.body),
}));

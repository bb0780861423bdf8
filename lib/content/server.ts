import 'server-only';
import { cache } from 'react';
import { serverApi } from '@/lib/calls/server';
import { readIfFound } from '@/lib/calls/server-reads';
import { type Content, contentCalls } from '@/lib/content/schema';

/**
 * A page that staff write, by its slug; undefined where there is none. Its body is rich text, to be sanitised.
 * @throws ApiError
 */
export const getContent = cache((slug: string): Promise<Content | undefined> =>
  readIfFound(() => serverApi(contentCalls.getContent, { params: { slug } }), 'notFound'),
);

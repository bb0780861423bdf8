import 'server-only';
import { cache } from 'react';
import { contentCalls } from '@/lib/api/contract/content';
import { isApiError } from '@/lib/api/error';
import { serverApi } from '@/lib/api/server';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import type { Content } from '@/lib/content/schema';

/**
 * A page that staff write, by its slug, cached. Its body is rich text: `sanitizeRichText` before it is shown.
 * @returns undefined when there is none of that slug
 * @throws ApiError when it cannot be had
 */
export const getContent = cache(async (slug: string): Promise<Content | undefined> => {
  try {
    return await serverApi(contentCalls.getContent, { params: { slug }, revalidate: REVALIDATE_S, tags: [tags.content(slug)] });
  } catch (error) {
    if (isApiError(error, 'notFound')) return undefined;
    throw error;
  }
});

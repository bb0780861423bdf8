import { browserApi } from '@/lib/api/browser';
import { postCalls } from '@/lib/api/contract/post';
import { DEFAULT_LOGIC, DEFAULT_SLUG, POSTS_PER_PAGE } from '@/lib/post/limits';

export const getPosts = (page: number, signal?: AbortSignal) =>
  browserApi(postCalls.getPosts, { query: { per_page: POSTS_PER_PAGE, page, logic_gate: DEFAULT_LOGIC, slug: DEFAULT_SLUG }, signal });

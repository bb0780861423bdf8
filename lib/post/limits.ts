/** Specification 9: articles to a page of the list. */
export const POSTS_PER_PAGE = 10;
/** Specification 9: how a list of articles is asked for when nothing else is said. */
export const DEFAULT_SLUG = 'recommended';
export const DEFAULT_LOGIC = 'OR' as const;
/** Below an article: one row. */
export const RELATED_POSTS = 3;

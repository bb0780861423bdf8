/** Specification 9: articles to a page of the list. */
export const POSTS_PER_PAGE = 10;
/** Specification 9: how a list of articles is asked for when nothing else is said. */
export const DEFAULT_SLUG = 'recommended';
export const DEFAULT_LOGIC = 'OR' as const;
/** Specification 9: related items 12. */
export const RELATED_POSTS = 12;
/** Specification 9: categories to a page, by their English title; only those that are in use. `keys` are the fields that are read. */
export const CATEGORY_QUERY = { per_page: 5, statuses: 'ACTIVE', sort_by: 'title.en', sort_order: 'asc', keys: '_id,title,slug,status' } as const;
/** Specification 9: comments come newest first. */
export const COMMENT_QUERY = { per_page: 10, sort_by: 'created_at', sort_order: 'desc' } as const;

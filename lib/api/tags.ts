import type { Call } from './call.ts';

/**
 * The cache tags of a call's response, which the backend's webhook names when something changed. Undefined where it is
 * not to be kept.
 */
export const tagsOf = ({ tags }: Pick<Call, 'tags'>, params: Record<string, string> = {}): string[] | undefined =>
  tags?.map((tag) => tag.replace(/\{(\w+)\}/, (_, name: string) => params[name] ?? ''));

export const TAG_PATTERN = /^[a-z]+(:[^\s]{1,100})?$/;

/** Seconds after which a public response is stale and revalidated in the background, unless the webhook was first. */
export const REVALIDATE_S = 300;

/** The same for a page that had to do without a response of the backend, or with an old one. */
export const MAKESHIFT_S = 5;

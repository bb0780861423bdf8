/** Cache tags of public responses, which the backend's webhook names when something changed. */
export const tags = {
  configuration: 'configuration',
  categories: 'categories',
  products: 'products',
  product: (id: string) => `product:${id}`,
  posts: 'posts',
  post: (id: string) => `post:${id}`,
  content: (slug: string) => `content:${slug}`,
};

export const TAG_PATTERN = /^[a-z]+(:[^\s]{1,100})?$/;

/** Seconds after which a public response is stale and revalidated in the background, unless the webhook was first. */
export const REVALIDATE_S = 300;

/** Files that are answered at the top level. The matcher in `middleware.ts` repeats them, as the framework wants a literal there. */
const FILES = [
  /^\/sitemap\.xml$/,
  /^\/sitemap\/[a-z]+(?:-[0-9]{1,5})?\.xml$/,
  /^\/robots\.txt$/,
  /^\/sw\.js$/,
  /^\/(?:zh\/|cn\/)?(?:manifest\.webmanifest|feed\.xml)$/,
  /^\/icon\.svg$/,
  /^\/icons\/[a-z0-9-]+\.(?:png|svg)$/,
  /^\/favicon\.ico$/,
  /^\/apple-icon\.png$/,
  /^\/og\.png$/,
  /^\/og\/(?:en|zh|cn)\/(?:service|category|post|topic|page)\/[^/]{1,100}(?:\/[0-9a-f]{10}\.jpg)?$/,
];

/** Whether a path, language prefix included, is one of the files that the shop answers beside its pages. */
export const isKnownFile = (path: string): boolean => FILES.some((file) => file.test(path));

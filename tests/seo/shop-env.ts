/** Stands for `@/lib/env`: of the environment, what files for search engines and social networks are made of. */
export const env = () => ({ SITE_URL: 'https://shop.test', IMAGE_ORIGINS: ['https://media.test'] });
export const isProduction = () => false;
export const logLevel = () => 'silent';

/** A component that cannot respond yet (components/ui/deferred.tsx). */
export const NOT_HYDRATED = '[data-hydrated="false"]';

/** The event that tells the script in a page's head (lib/server/head-script.ts) to hand over what was clicked before. */
export const PAGE_HYDRATED = 'hydrated';

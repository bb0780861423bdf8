/** Stands for `next/root-params`, which Next generates: tests render English pages. */
export const locale = () => Promise.resolve('en');

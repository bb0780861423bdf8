export const load = () => import('../components/cart/row.ts');

export const load = () => import('../cart/rules.ts');

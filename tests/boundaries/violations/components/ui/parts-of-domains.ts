export const late = () => import('../deferred-parts.ts');

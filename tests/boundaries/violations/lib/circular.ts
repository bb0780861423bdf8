export const load = () => import('./circular-too.ts');

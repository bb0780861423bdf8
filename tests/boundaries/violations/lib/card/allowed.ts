export type { rule } from '../cart/rules.ts';
export { CartSchema } from '../cart/schema.ts';

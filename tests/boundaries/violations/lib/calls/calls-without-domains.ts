export { CartSchema } from '../cart/schema.ts';
export { rule } from '../cart/rules.ts';

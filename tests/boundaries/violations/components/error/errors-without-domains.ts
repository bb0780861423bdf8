export { rule } from '../../lib/cart/rules.ts';

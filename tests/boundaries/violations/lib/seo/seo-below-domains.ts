export { rule } from '../cart/rules.ts';

export { rule } from '../session/store.ts';

export { rule } from '../session/auth.ts';

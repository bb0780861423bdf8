export { part } from '../deferred-parts.ts';

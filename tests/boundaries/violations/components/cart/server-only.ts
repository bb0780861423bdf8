export { env } from '../../lib/env.ts';

export { contract } from '../../lib/contract.ts';

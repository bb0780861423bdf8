export { contract } from '../contract.ts';

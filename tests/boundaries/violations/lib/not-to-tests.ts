export { fixture } from '../e2e/fixtures.ts';

export { page } from '../../app/page.ts';

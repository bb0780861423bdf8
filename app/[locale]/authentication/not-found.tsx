export { default, generateMetadata } from '../not-found/not-found';

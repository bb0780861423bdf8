/** The middleware serves this page, with status 404, for every unknown path. */
export { default, generateMetadata } from '../not-found';

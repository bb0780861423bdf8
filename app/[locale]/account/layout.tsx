export { RegisteredOnlyLayout as default } from '../_layouts/registered-only-layout';

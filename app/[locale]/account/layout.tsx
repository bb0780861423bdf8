export { RegisteredOnlyLayout as default } from '../_layouts/personal-layouts';

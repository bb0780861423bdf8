export { ResultPageLayout as default } from '../_layouts/personal-layouts';

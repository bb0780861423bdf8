export { ResultPageLayout as default } from '../_layouts/result-page-layout';

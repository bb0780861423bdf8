export { StandardLayout as default } from '../../../_layouts/standard-layout';

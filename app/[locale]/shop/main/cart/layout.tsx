export { StandardLayout as default } from '../../../_layouts/personal-layouts';

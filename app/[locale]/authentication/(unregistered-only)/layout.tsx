export { UnregisteredOnlyLayout as default } from '../../_layouts/unregistered-only-layout';

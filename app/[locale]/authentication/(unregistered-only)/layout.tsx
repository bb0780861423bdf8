export { UnregisteredOnlyLayout as default } from '../../_layouts/authentication-layouts';

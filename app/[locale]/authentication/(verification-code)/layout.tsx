export { VerificationCodeLayout as default } from '../../_layouts/authentication-layouts';

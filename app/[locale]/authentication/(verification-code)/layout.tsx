export { VerificationCodeLayout as default } from '../../_layouts/verification-code-layout';

import { LoginPage, loginMetadata } from '../login-page';

export const generateMetadata = loginMetadata;

/** `/authentication/login/email?ended=1`, by a rewrite of lib/routes.ts. */
export default function Page() {
  return <LoginPage hasEnded />;
}

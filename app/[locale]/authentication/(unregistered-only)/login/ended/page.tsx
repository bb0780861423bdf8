import { LoginPage, loginMetadata } from '../login-page';

export const generateMetadata = loginMetadata;

/** Where the middleware leads `/authentication/login/email?ended=1`; no address of its own. */
export default function Page() {
  return <LoginPage hasEnded />;
}

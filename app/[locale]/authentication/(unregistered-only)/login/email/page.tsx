import { LoginPage, loginMetadata } from '../login-page';

export const generateMetadata = loginMetadata;

export default function Page() {
  return <LoginPage />;
}

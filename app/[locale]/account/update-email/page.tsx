import { ChangeEmail } from '@/components/account/deferred';
import { tabOf } from '@/lib/account/tabs';
import { accountMetadata, AccountPage } from '../account-page';

const tab = tabOf('changeEmail');

export const generateMetadata = () => accountMetadata(tab);

export default function UpdateEmailPage() {
  return (
    <AccountPage tab={tab} namespaces={['ChangeContact']}>
      <ChangeEmail />
    </AccountPage>
  );
}

import { termsMetadata, TermsPage } from '../terms-page';

const slug = 'refund-policy';

export const generateMetadata = () => termsMetadata(slug);

export default function Page() {
  return <TermsPage slug={slug} />;
}

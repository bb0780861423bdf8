import { termsMetadata, TermsPage } from '../terms-page';

const slug = 'privacy-policy';

export const generateMetadata = () => termsMetadata(slug);

export default function Page() {
  return <TermsPage slug={slug} />;
}

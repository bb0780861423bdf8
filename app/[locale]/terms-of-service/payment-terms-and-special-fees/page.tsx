import { termsMetadata, TermsPage } from '../terms-page';

const slug = 'payment-terms-and-special-fees';

export const generateMetadata = () => termsMetadata(slug);

export default function Page() {
  return <TermsPage slug={slug} />;
}

import { termsMetadata, TermsPage } from '../terms-page';

const slug = 'terms-and-conditions';

export const generateMetadata = () => termsMetadata(slug);

export default function Page() {
  return <TermsPage slug={slug} />;
}

'use client';
import { GlobalErrorView } from '@/components/error/global-error-view';
import { serif } from '@/styles/font';
import '@/styles/global.scss';
import '@/styles/error-page.scss';

/** Stands in for the whole document: when the layout itself fails, and as the body of a 500. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <GlobalErrorView error={error} fontClass={serif.variable} />;
}

'use client';
import { useTranslations } from 'next-intl';
import { startTransition, useEffect } from 'react';
import { Button, TextLink } from '@/components/ui/button';
import { BACKEND_DOWN, isApiError } from '@/lib/api/error';
import { handleCaughtError } from '@/lib/error/lazy-chunks';
import { useRouter } from '@/lib/i18n/navigation';
import layout from '@/components/ui/layout.module.scss';
import { ErrorLayout } from './error-layout';
import styles from './error-layout.module.scss';
import { ErrorPicture } from './error-picture';

/**
 * A page that failed: the status and its message, by default 500 and "Error" (spec 8); 503 while the backend cannot be
 * reached. Never the error's own message, which is for the log.
 */
export function ErrorView({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const tCommon = useTranslations('Common');
  const toast = useTranslations('Toast');
  const router = useRouter();
  // of an error on the server the browser knows its digest only (lib/calls/server.ts)
  const [id, digestStatus] = error.digest?.split('/') ?? [];
  const [reference, given] = isApiError(error) ? [error.requestId, error.status] : [id, digestStatus];
  // a malformed response may have had a status below 400
  const status = Number(given) >= 400 ? given : undefined;
  const isDown = given === BACKEND_DOWN;
  const title = status ? toast('server') : toast('error');

  useEffect(() => handleCaughtError(error), [error]);

  function retry() {
    // repeats what failed on the server, and renders again what failed here
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <ErrorLayout
      code={String(status ?? (isDown ? 503 : 500))}
      title={title}
      text={isDown ? tCommon('unreachable') : tCommon('errorTitle')}
      picture={<ErrorPicture />}
    >
      {/* a page that failed on the server has no title */}
      <title>{title}</title>
      <Button onClick={retry}>{tCommon('retry')}</Button>
      <TextLink href="/">{tCommon('homePage')}</TextLink>
      <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
      {reference ? (
        <p className={styles.reference}>
          {/* the id goes to a line of its own rather than break at a hyphen */}
          <span className={layout.whole}>{tCommon('reference', { id: '' })}</span>
          <span className={layout.whole}>{reference}</span>
        </p>
      ) : null}
    </ErrorLayout>
  );
}

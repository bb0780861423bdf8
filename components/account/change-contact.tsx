'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ContactKind } from '@/lib/account/contact';
import { useAccount } from '@/lib/account/queries';
import type { Account } from '@/lib/account/schema';
import type { FormSchema } from '@/lib/form/engine';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { failureWords } from '@/lib/form/words';
import { formatPhone } from '@/lib/i18n/phone';
import styles from './change-contact.module.scss';
import { type CodeTarget, forgetCode, RequestCode } from './request-code';

type WithCode = Record<string, string> & { verification_code: string };
type Form<Values extends WithCode> = ReturnType<typeof useLazyForm<Values>>;

interface ChangeContactProps<Values extends WithCode> {
  kind: ContactKind;
  /** the form's schema; the same function each time */
  loadSchema: () => Promise<FormSchema<Values>>;
  send: (values: Values) => Promise<unknown>;
  /** the field of the new contact */
  contact: (form: Pick<Form<Values>, 'field' | 'errors'>) => ReactNode;
  /** what the button says; `isFirst` where the account has no such contact yet */
  action: (isFirst: boolean) => ReactNode;
  /** what is said of the new contact once it holds */
  done: (values: Values) => ReactNode;
}

/** Changes the account's email or phone: a code to the present one first, then the new one with that code. */
export function ChangeContact<Values extends WithCode>(props: ChangeContactProps<Values>) {
  const { kind, done } = props;
  const t = useTranslations('ChangeContact');
  const { account, isError, isFetching, refetch } = useAccount();
  const [changed, setChanged] = useState<Values>();
  if (!account && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!account) return <ContactSkeleton />;
  return (
    <div className={styles.steps}>
      <Facts items={[{ key: kind, name: t(kind === 'email' ? 'presentEmail' : 'presentPhone'), value: shownOf(account, kind) || t('none') }]} />
      {changed ? (
        <Changed>{done(changed)}</Changed>
      ) : (
        <>
          <RequestCode kind={kind} target={targetOf(account, kind)} />
          <CodeForm {...props} isFirst={!account[kind]} onChanged={setChanged} />
        </>
      )}
    </div>
  );
}

function CodeForm<Values extends WithCode>({
  kind,
  loadSchema,
  send,
  contact,
  action,
  isFirst,
  onChanged,
}: ChangeContactProps<Values> & { isFirst: boolean; onChanged: (values: Values) => void }) {
  const t = useTranslations('ChangeContact');
  const words = useTranslations('Form');
  const { field, errors, failure, isBusy, isReady, submit } = useLazyForm<Values>({
    loadSchema,
    draftKey: `change-${kind}`,
    onSubmit: send,
    onSent: (values) => {
      // the code is spent
      forgetCode(kind);
      onChanged(values);
    },
  });
  const codeError = errors.verification_code;
  return (
    <form className={styles.part} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Input
        {...field('verification_code')}
        label={words('verificationCode')}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={codeError ? (codeError === 'required' ? words('required') : t('codeIncorrect')) : undefined}
      />
      {contact({ field, errors })}
      {failure ? (
        <Note tone="error" live="alert">
          {failureWords(words, failure)}
        </Note>
      ) : null}
      <div>
        <SubmitButton isReady={isReady} isBusy={isBusy}>
          {action(isFirst)}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Takes the place of the form, and its focus. */
function Changed({ children }: { children: ReactNode }) {
  const t = useTranslations('ChangeContact');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.part}>
      <Note tone="ok" live="status">
        {children}
      </Note>
      <div>
        <TextLink href="/account" arrow>
          {t('toDetails')}
        </TextLink>
      </div>
    </div>
  );
}

const shownOf = (account: Account, kind: ContactKind): string =>
  kind === 'email' ? account.email : account.phone && formatPhone(account.area_code, account.phone);

/** An account may have only one of the two. */
function targetOf(account: Account, kind: ContactKind): CodeTarget {
  const other = kind === 'email' ? 'phone' : 'email';
  return shownOf(account, kind) ? { kind, shown: shownOf(account, kind) } : { kind: other, shown: shownOf(account, other) };
}

function ContactSkeleton() {
  const t = useTranslations('Account');
  return (
    <div aria-busy="true" className={styles.steps}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="100%" height="48px" />
      <Skeleton width="160px" height="48px" />
      <Skeleton width="100%" height="78px" />
      <Skeleton width="100%" height="78px" />
    </div>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { type ComponentType, useState } from 'react';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Focused } from '@/components/ui/focused';
import { FormFailure } from '@/components/ui/form-failure';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PhoneField } from '@/components/ui/phone-field';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { type ContactKind, useChangeEmail, useChangePhone } from '@/lib/account/credentials';
import { useAccount } from '@/lib/account/queries';
import type { Account } from '@/lib/account/schema';
import { type ShopForm, useShopForm } from '@/lib/form/use-shop-form';
import { formatPhone } from '@/lib/i18n/phone';
import { ChangeEmailFormSchema, ChangePhoneFormSchema } from '@/lib/session/forms';
import { loginTypeHint } from '@/lib/session/store';
import layout from '@/components/ui/layout.module.scss';
import { type CodeTarget, forgetCode, RequestCode } from './request-code';

type FormProps = { isFirst: boolean; onChanged: (message: string) => void };

export const ChangeEmail = () => <ChangeContact kind="email" Form={EmailForm} />;
export const ChangePhone = () => <ChangeContact kind="phone" Form={PhoneForm} />;

/** Changes the account's email or phone: a code to the present one first, then the new one with that code. */
function ChangeContact({ kind, Form }: { kind: ContactKind; Form: ComponentType<FormProps> }) {
  const t = useTranslations('ChangeContact');
  const tAccount = useTranslations('Account');
  const { account, ...query } = useAccount();
  const [message, setMessage] = useState<string>();
  if (!account) return query.isError ? <ErrorState query={query} /> : <ContactSkeleton />;
  return (
    <div className={`${layout.stack} ${layout.narrow}`} data-gap="8">
      <Facts
        items={[
          {
            key: kind,
            name: t(kind === 'email' ? 'presentEmail' : 'presentPhone'),
            value: contactOf(account, kind) || tAccount('none'),
          },
        ]}
      />
      {message ? (
        <Focused className={layout.stack}>
          <Note tone="ok" live="status">
            {message}
          </Note>
          <div>
            <TextLink href="/account" arrow>
              {tAccount('details')}
            </TextLink>
          </div>
        </Focused>
      ) : (
        <>
          <RequestCode kind={kind} target={targetOf(account, kind)} />
          <Form
            isFirst={!account[kind]}
            onChanged={(next) => {
              forgetCode(kind);
              setMessage(next);
            }}
          />
        </>
      )}
    </div>
  );
}

function EmailForm({ isFirst, onChanged }: FormProps) {
  const t = useTranslations('ChangeContact');
  const tAccount = useTranslations('Account');
  const { mutateAsync: change } = useChangeEmail();
  const shopForm = useShopForm({
    schema: ChangeEmailFormSchema,
    defaultValues: { verification_code: '', email: '', email_again: '' },
    draftKey: 'change-email',
    onSubmit: ({ verification_code, email }) => change({ verification_code, email }),
    onSent: ({ email }) => onChanged(t(loginTypeHint() === 'PHONE' ? 'emailSaved' : 'emailChanged', { email })),
  });
  return (
    <CodeForm shopForm={shopForm} action={tAccount(isFirst ? 'addEmail' : 'changeEmail')}>
      <Input {...shopForm.field('email')} label={t('newEmail')} type="email" autoComplete="email" inputMode="email" />
      <Input
        {...shopForm.field('email_again')}
        label={t('newEmailAgain')}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
    </CodeForm>
  );
}

function PhoneForm({ isFirst, onChanged }: FormProps) {
  const t = useTranslations('ChangeContact');
  const tAccount = useTranslations('Account');
  const { mutateAsync: change } = useChangePhone();
  const shopForm = useShopForm({
    schema: ChangePhoneFormSchema,
    defaultValues: { verification_code: '', area_code: '+852', phone: '', phone_again: '' },
    draftKey: 'change-phone',
    onSubmit: ({ phone_again: _again, ...values }) => change(values),
    onSent: ({ area_code, phone }) =>
      onChanged(
        t(loginTypeHint() === 'PHONE' ? 'phoneChangedLogin' : 'phoneChanged', { phone: formatPhone(area_code, phone) }),
      ),
  });
  const { form, field } = shopForm;
  return (
    <CodeForm shopForm={shopForm} action={tAccount(isFirst ? 'addPhone' : 'changePhone')}>
      <PhoneField
        label={t('newPhone')}
        areaCode={field('area_code')}
        phone={field('phone')}
        code={form.watch('area_code')}
      />
      <Input {...field('phone_again')} label={t('newPhoneAgain')} type="tel" autoComplete="off" inputMode="tel" />
    </CodeForm>
  );
}

interface CodeFormProps {
  shopForm: Pick<ShopForm<{ verification_code: string }>, 'formProps' | 'field' | 'codeOf' | 'failure' | 'isBusy'>;
  action: string;
  children: Blocks;
}

/** The code that was sent, and the new contact below it. */
function CodeForm({ shopForm: { formProps, field, codeOf, failure, isBusy }, action, children }: CodeFormProps) {
  const t = useTranslations('ChangeContact');
  const tForm = useTranslations('Form');
  const code = field('verification_code');
  const isRefused = code.error && !['required', 'code'].includes(codeOf('verification_code') ?? '');
  return (
    <form {...formProps} className={layout.stack}>
      <Input
        {...code}
        error={isRefused ? t('codeIncorrect') : code.error}
        label={tForm('verificationCode')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      {children}
      <FormFailure failure={failure} />
      <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
    </form>
  );
}

const contactOf = (account: Account, kind: ContactKind): string =>
  kind === 'email' ? account.email : account.phone && formatPhone(account.area_code, account.phone);

/** An account may have only one of the two. */
function targetOf(account: Account, kind: ContactKind): CodeTarget {
  const other = kind === 'email' ? 'phone' : 'email';
  const target = contactOf(account, kind) ? kind : other;
  return { kind: target, shown: contactOf(account, target) };
}

function ContactSkeleton() {
  return (
    <Loading className={`${layout.stack} ${layout.narrow}`} data-gap="8">
      <Skeleton width="100%" height="48px" />
      <Skeleton width="160px" height="48px" />
      <Skeleton width="100%" height="78px" />
      <Skeleton width="100%" height="78px" />
    </Loading>
  );
}

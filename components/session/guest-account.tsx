'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { Note } from '@/components/ui/note';
import { isEmail } from '@/lib/api/body-rules';
import { createStore, useStore } from '@/lib/client/store';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import type { Contact } from '@/lib/session/forms';
import { useSession } from '@/lib/session/store';

const GuestAccountForm = onDemand(async () => (await import('./guest-account-form')).GuestAccountForm);

/** What a guest has given with an appointment. */
export type GuestDetails = { name: string; email?: string | null | undefined; area_code: string; phone: string };

/**
 * Outside of the component: everything personal on the page is read again after a login, and what shows it comes anew.
 */
const created = createStore<Contact | null>(null);

type Props = {
  details: GuestDetails;
  /** the page of the appointment, which a login leads back to */
  path: string;
  /** runs where there is an account already, before the way to the login is shown */
  onTaken?: () => void;
};

/**
 * Keeps a guest's appointment in an account made of the details that came with it and a password; then says that it is
 * done.
 */
export function GuestAccount({ details, ...props }: Props) {
  const { status } = useSession();
  const account = useStore(created);
  const contact = contactIn(details);
  if (status === 'registered') return account ? <Created account={account} /> : null;
  if (status !== 'guest' || !contact) return null;
  return (
    <GuestAccountForm {...props} username={details.name} contact={contact} onCreated={() => created.set(contact)} />
  );
}

function Created({ account: { type, email } }: { account: Contact }) {
  const t = useTranslations('GuestAccount');
  const place = useRef<HTMLDivElement>(null);
  const orders = location.origin + localizedPath('/account/orders', useLocale());
  // the form that had the focus is gone
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} data-print="no">
      {/* every page is loaded anew after a login */}
      <Note tone="ok" live="status" action={<TextLink href={orders}>{t('orders')}</TextLink>}>
        <p>{t('created')}</p>
        {type === 'EMAIL' ? <p>{t('verify', { email })}</p> : null}
      </Note>
    </div>
  );
}

/**
 * The login of the account: the email, else the phone number. The other is left out, since it may be somebody else's.
 */
function contactIn({ email, area_code, phone }: GuestDetails): Contact | undefined {
  if (email && isEmail(email)) return { type: 'EMAIL', email, area_code: '', phone: '' };
  return phone ? { type: 'PHONE', email: '', area_code, phone } : undefined;
}

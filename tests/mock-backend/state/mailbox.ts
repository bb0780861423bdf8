import type { Locale } from '@/lib/i18n/locales';
import type { Clock } from './clock.ts';

export type MailKind = 'verify' | 'reset' | 'change-email' | 'change-phone';
/** `link` is null where the shopper types the code; a confirmation's code is the order's reference number. */
export type Mail = {
  to: string;
  kind: MailKind | 'order';
  code: string;
  link: string | null;
  at: string;
  subject: string;
};

const SUBJECTS: Record<Mail['kind'], Record<Locale, string>> = {
  order: { en: 'We have received your booking', zh: '我們已收到您的預約', cn: '我们已收到您的预约' },
  verify: { en: 'Verify your email', zh: '驗證電郵地址', cn: '验证电子邮箱' },
  reset: { en: 'Reset your Atelier HK password', zh: '重設 Atelier HK 帳戶密碼', cn: '重置 Atelier HK 账户密码' },
  'change-email': { en: 'Your code to change your email', zh: '更改電郵的驗證碼', cn: '更换邮箱的验证码' },
  'change-phone': { en: 'Your code to change your phone number', zh: '更改電話的驗證碼', cn: '更换电话的验证码' },
};
const LINKS: Partial<Record<MailKind, string>> = {
  verify: '/authentication/verify',
  reset: '/authentication/reset-password',
};
const LINK_LIFE_MS = 24 * 60 * 60 * 1000;
/** A typed code expires sooner, is replaced by the next one, and is void after five wrong attempts. */
const CODE_LIFE_MS = 10 * 60 * 1000;
const MAX_ATTEMPTS = 5;

export type MailboxMemory = {
  mails: Mail[];
  codes: Map<string, { kind: MailKind; account_id: string; expires_at: number; wrong: number }>;
};

export function createMailbox({ mails, codes }: MailboxMemory, shopUrl: string, clock: Clock) {
  const typedCodesOf = (kind: MailKind, accountId: string) =>
    [...codes.values()].filter((entry) => entry.kind === kind && entry.account_id === accountId && !LINKS[kind]);
  const shopOf = (locale: Locale) => `${shopUrl}${locale === 'en' ? '' : `/${locale}`}`;
  return {
    list: (to?: string): Mail[] => (to ? mails.filter((mail) => mail.to === to) : mails),
    /** Creates a code for an account and sends it. */
    send(kind: MailKind, to: string, account_id: string, locale: Locale): Mail {
      for (const older of typedCodesOf(kind, account_id)) older.expires_at = 0;
      const number = codes.size + 1;
      const path = LINKS[kind];
      const code = path ? `${kind}-${String(number).padStart(6, '0')}` : String(100_000 + ((number * 7919) % 900_000));
      codes.set(code, { kind, account_id, expires_at: clock.now() + (path ? LINK_LIFE_MS : CODE_LIFE_MS), wrong: 0 });
      const link = path ? `${shopOf(locale)}${path}?verification_code=${code}` : null;
      const mail = { to, kind, code, link, at: clock.iso(), subject: SUBJECTS[kind][locale] };
      mails.push(mail);
      return mail;
    },
    /** Sends a guest the reference number and the link to their order. */
    confirmOrder({ to, id, number, locale }: { to: string; id: string; number: string; locale: Locale }): void {
      mails.push({
        to,
        kind: 'order',
        code: number,
        link: `${shopOf(locale)}/shop/main/order/${id}`,
        at: clock.iso(),
        subject: `${SUBJECTS.order[locale]} ${number}`,
      });
    },
    /** The account id of a code that is valid for one of these purposes. */
    ownerOf(code: string, ...kinds: MailKind[]): string | undefined {
      const entry = codes.get(code);
      return entry && kinds.includes(entry.kind) && entry.expires_at > clock.now() ? entry.account_id : undefined;
    },
    countWrongCode(kind: MailKind, accountId: string): void {
      for (const entry of typedCodesOf(kind, accountId)) {
        entry.wrong += 1;
        if (entry.wrong >= MAX_ATTEMPTS) entry.expires_at = 0;
      }
    },
    use(code: string): void {
      const entry = codes.get(code);
      if (entry) entry.expires_at = 0;
    },
  };
}

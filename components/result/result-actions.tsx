import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import type { Outcome } from '@/lib/result/outcome';

const HREFS = {
  homePage: '/',
  browse: '/shop/main/product',
  myAccount: '/account',
  login: '/authentication/login/email',
  resetPassword: '/authentication/forget-password/email',
  viewRequests: '/shop/main/cart',
  contactUs: '/contact-us',
  lookUp: '/shop/main/order',
};
type Action = keyof typeof HREFS;

/** The next actions by type and outcome; the first is the main one. */
const NEXT: Record<string, Partial<Record<Outcome, Action[]>>> = {
  order: {
    success: ['lookUp', 'browse'],
    failure: ['viewRequests', 'contactUs'],
    cancelled: ['viewRequests', 'contactUs'],
  },
  verification_code: { success: ['login', 'homePage'], failure: ['login', 'resetPassword'] },
  password: { success: ['login', 'homePage'], failure: ['resetPassword', 'login'] },
  credit_card: {
    success: ['myAccount', 'browse'],
    failure: ['myAccount', 'contactUs'],
    cancelled: ['myAccount', 'browse'],
  },
  email: { success: ['myAccount', 'homePage'], failure: ['myAccount', 'contactUs'] },
  phone: { success: ['myAccount', 'homePage'], failure: ['myAccount', 'contactUs'] },
};

export function ResultActions({ type, outcome }: { type?: string; outcome: Outcome }) {
  const t = useTranslations('Common');
  const known = type !== undefined && Object.hasOwn(NEXT, type) ? NEXT[type]?.[outcome] : undefined;
  const actions = known ?? (['homePage', outcome === 'failure' ? 'contactUs' : 'browse'] satisfies Action[]);
  return actions.map((action, index) => {
    const LinkKind = index === 0 ? ButtonLink : TextLink;
    return (
      <LinkKind key={action} href={HREFS[action]}>
        {t(action)}
      </LinkKind>
    );
  });
}

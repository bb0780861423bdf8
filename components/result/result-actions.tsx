import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import type { Outcome } from '@/lib/result/outcome';

const HREFS = {
  home: '/',
  browse: '/shop/main/product',
  account: '/account',
  login: '/authentication/login/email',
  forgetPassword: '/authentication/forget-password/email',
  cart: '/shop/main/cart',
  contact: '/contact-us',
  lookup: '/shop/main/order',
};
type Action = keyof typeof HREFS;

/** The next actions by type and outcome; the first is the main one. */
const NEXT: Record<string, Partial<Record<Outcome, Action[]>>> = {
  order: { success: ['lookup', 'browse'], failure: ['cart', 'contact'], cancelled: ['cart', 'contact'] },
  verification_code: { success: ['login', 'home'], failure: ['login', 'forgetPassword'] },
  password: { success: ['login', 'home'], failure: ['forgetPassword', 'login'] },
  credit_card: { success: ['account', 'browse'], failure: ['account', 'contact'], cancelled: ['account', 'browse'] },
  email: { success: ['account', 'home'], failure: ['account', 'contact'] },
  phone: { success: ['account', 'home'], failure: ['account', 'contact'] },
};

export function ResultActions({ type, outcome }: { type?: string; outcome: Outcome }) {
  const t = useTranslations('Result');
  const known = type !== undefined && Object.hasOwn(NEXT, type) ? NEXT[type]?.[outcome] : undefined;
  const actions = known ?? (['home', outcome === 'failure' ? 'contact' : 'browse'] satisfies Action[]);
  return actions.map((action, index) => {
    const LinkKind = index === 0 ? ButtonLink : TextLink;
    return (
      <LinkKind key={action} href={HREFS[action]}>
        {t(action)}
      </LinkKind>
    );
  });
}

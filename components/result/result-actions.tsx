import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import type { Outcome } from '@/lib/result/outcome';

type Action = { key: 'home' | 'browse' | 'account' | 'login' | 'forgetPassword' | 'cart' | 'contact' | 'lookup'; href: string };
const HOME: Action = { key: 'home', href: '/' };
const BROWSE: Action = { key: 'browse', href: '/shop/main/product' };
const ACCOUNT: Action = { key: 'account', href: '/account' };
const LOGIN: Action = { key: 'login', href: '/authentication/login/email' };
const RESET: Action = { key: 'forgetPassword', href: '/authentication/forget-password/email' };
const CART: Action = { key: 'cart', href: '/shop/main/cart' };
const CONTACT: Action = { key: 'contact', href: '/contact-us' };
const LOOKUP: Action = { key: 'lookup', href: '/shop/main/order' };

/** The next sensible actions, by type and outcome; the first is the main one. */
const NEXT: Record<string, Partial<Record<Outcome, Action[]>>> = {
  order: { success: [LOOKUP, BROWSE], failure: [CART, CONTACT], cancelled: [CART, CONTACT] },
  verification_code: { success: [LOGIN, HOME], failure: [LOGIN, RESET] },
  password: { success: [LOGIN, HOME], failure: [RESET, LOGIN] },
  credit_card: { success: [ACCOUNT, BROWSE], failure: [ACCOUNT, CONTACT], cancelled: [ACCOUNT, BROWSE] },
  email: { success: [ACCOUNT, HOME], failure: [ACCOUNT, CONTACT] },
  phone: { success: [ACCOUNT, HOME], failure: [ACCOUNT, CONTACT] },
};

export function ResultActions({ type, outcome }: { type?: string; outcome: Outcome }) {
  const t = useTranslations('Result');
  const known = type !== undefined && Object.hasOwn(NEXT, type) ? NEXT[type]?.[outcome] : undefined;
  const actions = known ?? (outcome === 'failure' ? [HOME, CONTACT] : [HOME, BROWSE]);
  return actions.map(({ key, href }, index) =>
    index === 0 ? (
      <ButtonLink key={key} href={href}>
        {t(key)}
      </ButtonLink>
    ) : (
      <TextLink key={key} href={href}>
        {t(key)}
      </TextLink>
    ),
  );
}

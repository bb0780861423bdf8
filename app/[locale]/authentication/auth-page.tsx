import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthTitle } from '@/components/session/auth-layout';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

/** The content of a page below /authentication, inside its layout. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <AuthTitle title={title} lead={lead} />
      {children}
    </>
  );
}

type TitleKey = 'login' | 'register' | 'forgetPassword' | 'resetPassword' | 'verify';

export async function authMetadata(path: string, titleKey: TitleKey): Promise<Metadata> {
  const t = await getTranslations('Authentication');
  return pageMetadata({ locale: await getLocale(), path: `/authentication/${path}`, title: t(titleKey) });
}

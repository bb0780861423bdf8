import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthLayout } from '@/components/session/auth-layout';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';

/** What the pages of /authentication have in common: the picture that staff chose, the layout, the words of the forms. */
export async function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const locale = await getLocale();
  const picture = (await getConfiguration()).page_texts.authentication?.picture;
  return (
    <AuthLayout title={title} lead={lead} picture={picture} alt={textIn(picture?.alt, locale)}>
      <ClientMessages namespaces={['Authentication', 'Form']}>{children}</ClientMessages>
    </AuthLayout>
  );
}

type TitleKey = 'login' | 'register' | 'forgetPassword' | 'resetPassword' | 'verify';

export async function authMetadata(path: string, titleKey: TitleKey): Promise<Metadata> {
  const t = await getTranslations('Authentication');
  return pageMetadata({ locale: await getLocale(), path: `/authentication/${path}`, title: t(titleKey), isIndexed: false });
}

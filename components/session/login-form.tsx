'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { Note } from '@/components/ui/note';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { isApiError } from '@/lib/api/error';
import { guestCartLines } from '@/lib/cart/guest-cart-merge';
import { useShopForm } from '@/lib/form/use-shop-form';
import { Link } from '@/lib/i18n/navigation';
import { LoginFormSchema, NO_CONTACT } from '@/lib/session/forms';
import { useLogin } from '@/lib/session/login';
import layout from '@/components/ui/layout.module.scss';
import styles from './form.module.scss';
import { KeepReturn } from './keep-return';
import { LoginIdFields } from './login-id-fields';
import { useAfterLogin } from './use-after-login';

/** `hasEnded`: an expired session led here. */
export function LoginForm({ hasEnded = false }: { hasEnded?: boolean }) {
  const t = useTranslations('Authentication');
  const tSession = useTranslations('Session');
  const { mutateAsync: login } = useLogin();
  const client = useQueryClient();
  const { finishLogin, dialog } = useAfterLogin();
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: LoginFormSchema,
    defaultValues: { ...NO_CONTACT, password: '' },
    draftKey: 'login',
    onSubmit: async (values) => {
      // the guest's lines are offered to the account
      const lines = await guestCartLines(client);
      await login(values);
      return lines;
    },
    onSent: (_values, lines) => finishLogin(lines),
  });
  const { field: type } = useController({ control: form.control, name: 'type' });
  const isRefused = isApiError(failure, 'unauthorized', 'refused', 'notFound');
  return (
    <>
      <form {...formProps} className={layout.stack}>
        {hasEnded ? (
          <Note tone="warn">
            <p>{tSession('ended')}</p>
            <p>{tSession('endedHelp')}</p>
          </Note>
        ) : null}
        <FormFailure
          failure={failure}
          message={isRefused ? t(type.value === 'EMAIL' ? 'loginFailed' : 'loginFailedPhone') : undefined}
        />
        <LoginIdFields legend={t('loginWith')} type={type} field={field} code={form.watch('area_code')} />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <p>
          <Link className={styles.link} href="/authentication/forget-password/email">
            {t('forgotPassword')}
          </Link>
        </p>
        <SubmitButton wide isBusy={isBusy}>
          {t('login')}
        </SubmitButton>
      </form>
      <WithoutLogin />
      {dialog}
    </>
  );
}

/** For those without an account: to register, or to find an appointment by its number. */
function WithoutLogin() {
  const t = useTranslations('Authentication');
  return (
    <div className={styles.or}>
      <p>{t('newHere')}</p>
      <KeepReturn>
        {(search) => (
          <ButtonLink href={`/authentication/register/email${search}`} variant="line" wide>
            {t('register')}
          </ButtonLink>
        )}
      </KeepReturn>
      <TextLink href="/shop/main/order" arrow>
        {t('guestLookup')}
      </TextLink>
    </div>
  );
}

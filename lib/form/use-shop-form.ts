'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { isApiError } from '@/lib/api/error';
import { fieldMessage, serverFieldErrors } from '@/lib/form/labels';
import { otherLoginError, useOtherLogin } from '@/lib/form/use-other-login';
import { useFormDraft } from '@/lib/form/use-form-draft';
import { usePrepared } from '@/lib/form/use-prepared';
import { toastFailure, toastRejection } from '@/lib/outcome-toast';

/** What a control takes. A field is required unless its control is told that it is optional (`components/ui/field`). */
export type FieldProps = UseFormRegisterReturn & { error?: string; 'aria-required'?: true };

type Options<Values extends FieldValues, Result> = {
  /**
   * takes what is typed and gives what is sent; its messages are codes (`required`, `email` …), see `lib/form/labels`
   */
  schema: z.ZodMiniType<Values, FieldValues>;
  /** of every field, in the order of the page: the focus goes by it, as the library's own order is that of rendering */
  defaultValues: Values;
  /** keeps what is typed in this tab until it is sent (never passwords) */
  draftKey?: string;
  /** sends the values; an `ApiError` shows at the fields that it names, else as the form's `failure` */
  onSubmit: (values: Values) => Promise<Result>;
  /** runs once they are sent and the draft is gone; the form stays busy until it resolves */
  onSent?: (values: Values, result: Result) => unknown;
};

/**
 * React Hook Form with the shop's rules. Spread `formProps` on the `<form>` and `field(name)` on each control. Use it
 * in components that are loaded after the page (`components/ui/deferred`): the form library and zod come with it. What
 * is edited before that stays.
 *
 * - a rejected form focuses its first wrong field and raises the toast of the first rule that was broken
 * - what a submit needs is loaded with the form
 * - a second submit while one is in flight does nothing
 * - what was filled in before another account logged in, in another tab, is not sent
 */
export function useShopForm<Values extends FieldValues, Result>({
  schema,
  defaultValues,
  draftKey,
  onSubmit,
  onSent,
}: Options<Values, Result>) {
  usePrepared();
  const t = useTranslations('Form');
  const form = useForm<Values>({
    resolver: useMemo(() => zodResolver(schema) as Resolver<Values>, [schema]),
    defaultValues: defaultValues as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, draftKey);
  const { errors } = form.formState;
  const codeOf = (name: Path<Values>) => (errors[name] as FieldError | undefined)?.message;

  const send = form.handleSubmit(
    async (values) => {
      const result = await onSubmit(values);
      draft?.clear();
      await onSent?.(values, result);
    },
    (rejected) => {
      const inOrder = Object.keys(form.getValues()).flatMap((name) => (rejected[name] as FieldError | undefined) ?? []);
      toastRejection(inOrder.map(({ message }) => message));
      inOrder[0]?.ref?.focus?.();
    },
  );
  const { submit, failure, isBusy } = useSubmission(form, send);

  return {
    form,
    formProps: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    } as const,
    field: (name: Path<Values>): FieldProps => ({
      ...form.register(name),
      error: fieldMessage(t, codeOf(name)),
      'aria-required': true,
    }),
    /** the code of a field's error, or the server's text, for labels of the form's own */
    codeOf,
    failure,
    isBusy,
  };
}

export type ShopForm<Values extends FieldValues> = ReturnType<typeof useShopForm<Values, unknown>>;

/** Submits a form, once at a time and for the account that it was filled in for, and keeps why that failed. */
function useSubmission<Values extends FieldValues>(form: UseFormReturn<Values>, send: () => Promise<void>) {
  const otherLogin = useOtherLogin(form);
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    if (otherLogin.look()) return toastFailure(otherLoginError());
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      adoptAutofill(form, event.currentTarget);
      await send();
    } catch (error) {
      if (!setServerErrors(form, error)) setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { submit, isBusy, failure: otherLogin.isOthers && !isBusy ? otherLoginError() : failure };
}

/** Password managers may fill in fields without an event that tells so. */
function adoptAutofill<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement) {
  for (const [name, value] of new FormData(element) as Iterable<[Path<Values>, PathValue<Values, Path<Values>>]>)
    if (typeof form.getValues(name) === 'string') form.setValue(name, value);
}

/**
 * Shows what the server refused at the fields that it names, and focuses the first.
 * @returns false where it names none of the form's
 */
function setServerErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!isApiError(error)) return false;
  const messages = serverFieldErrors(error);
  const names = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => messages[name]);
  for (const [index, name] of names.entries())
    form.setError(name, { type: 'server', message: messages[name] }, { shouldFocus: index === 0 });
  return names.length > 0;
}

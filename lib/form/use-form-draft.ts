'use client';
import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Stored } from '@/lib/client/stored';
import { formDraft } from '@/lib/form/draft';

const isSecret = (field: string) => field.endsWith('password');
const isSameType = (value: unknown, other: unknown) =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other);

/**
 * Keeps what is typed into a form in the tab (`lib/form/draft`) and restores it when the form opens again. Passwords
 * are never stored. A field that was edited before the page had hydrated keeps its value.
 * @returns the draft, to be cleared once the form is sent; undefined without a key
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string | undefined,
): Stored<Record<string, unknown>> | undefined {
  const draft = useMemo(() => (key === undefined ? undefined : formDraft(key)), [key]);
  useEffect(() => {
    if (!draft) return undefined;
    const isDirty = (name: string) => form.getFieldState(name as Path<Values>).isDirty;
    const save = () =>
      draft.set(Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => !isSecret(name))));
    const stored = Object.entries(draft.get()) as [Path<Values>, PathValue<Values, Path<Values>>][];
    const isEdited = Object.keys(form.getValues()).some(isDirty);
    for (const [name, value] of stored)
      if (!isDirty(name) && isSameType(value, form.getValues(name))) form.setValue(name, value, { shouldDirty: true });
    if (isEdited) save();
    return form.subscribe({ formState: { values: true }, callback: ({ type }) => type === 'change' && save() });
  }, [draft, form]);
  return draft;
}

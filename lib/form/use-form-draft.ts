'use client';
import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Stored } from '@/lib/client/stored';
import { formDraft } from '@/lib/form/draft';

const isSecret = (field: string) => field.endsWith('password');
const isSameType = (value: unknown, other: unknown) => typeof value === typeof other && Array.isArray(value) === Array.isArray(other);

/**
 * Keeps what is typed into a form in the tab (`lib/form/draft`) and restores it when the form opens again. Passwords are never
 * stored. A field that was edited before the page had hydrated keeps its value.
 * @returns the draft, to be cleared once the form is sent; undefined without a key
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string | undefined): Stored<Record<string, unknown>> | undefined {
  const draft = useMemo(() => (key === undefined ? undefined : formDraft(key)), [key]);
  useEffect(() => {
    if (!draft) return undefined;
    for (const [name, value] of Object.entries(draft.get()) as [Path<Values>, PathValue<Values, Path<Values>>][])
      if (!form.getFieldState(name).isDirty && isSameType(value, form.getValues(name))) form.setValue(name, value, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ type, values }) => {
        if (type === 'change') draft.set(Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name))));
      },
    });
  }, [draft, form]);
  return draft;
}

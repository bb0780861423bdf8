import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toastRejection } from '@/lib/outcome-toast';

/** A form's schema: takes what is typed, gives what is sent. It holds no words, only codes (`required`, `email` …). */
export type FormSchema<Values extends FieldValues> = z.ZodMiniType<Values, Values>;
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Errors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * react-hook-form over fields that are already on the page, what was typed into them included. It is a module of its
 * own, so that a page can be read and typed into before the form library and the validator have come.
 */
export function startForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  elements: ReadonlyMap<string, FieldElement>,
  onErrors: (errors: Errors<Values>) => void,
) {
  const form = createFormControl<Values>({ resolver: zodResolver(schema), mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: true });
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')])) as Errors<Values>),
  });
  for (const [name, element] of elements) form.register(name as Path<Values>).ref(element);
  /** Fields that came later, as when another one was chosen in place of the first, stand where they are shown. */
  const namesInOrder = () =>
    [...elements].toSorted(([, one], [, other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)).map(([name]) => name);
  return {
    /** A field changed or was left: checks it again once the form has been sent in vain. */
    touched: (event: { type: string; target: FieldElement }) => form.register(event.target.name as Path<Values>).onChange(event),
    /** Checks all fields, focuses the first wrong one and raises the toast of what is wrong, else hands over the values. */
    submit(send: (values: Values) => Promise<void>) {
      // password managers fill fields in without telling
      for (const [name, element] of elements) form.setValue(name as Path<Values>, element.value as PathValue<Values, Path<Values>>);
      return form.handleSubmit(send, (errors) => toastRejection(namesInOrder().map((name) => String(errors[name]?.message ?? ''))))();
    },
    /** What the server refused, by field; the first gets the focus. */
    refuse(fields: Errors<Values>) {
      const names = namesInOrder().filter((name) => fields[name]);
      for (const [index, name] of names.entries()) form.setError(name as Path<Values>, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 });
    },
  };
}

export type Engine<Values extends FieldValues> = ReturnType<typeof startForm<Values>>;

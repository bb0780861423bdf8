'use client';
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isApiError } from '@/lib/api/error';
import { dropDraft, keepDraft, readDraft } from '@/lib/form/draft';
import type { Engine, Errors, FieldElement, FormSchema } from '@/lib/form/engine';
import { refusedFields } from '@/lib/form/words';

type FieldProps = {
  name: string;
  ref: (element: FieldElement | null) => void;
  onChange: (event: { type: string; target: EventTarget }) => void;
  onBlur: (event: { type: string; target: EventTarget }) => void;
};

type Options<Values extends Record<string, string>> = {
  /** loads the form's schema; the same function each time */
  loadSchema: () => Promise<FormSchema<Values>>;
  /** sends what was typed; an `ApiError` is shown at the fields that it names, else as the form's `failure` */
  onSubmit: (values: Values) => Promise<unknown>;
  /** goes on once it is sent, still busy: the draft is gone by then */
  onSent?: (values: Values) => unknown;
  /** keeps what is typed in this tab until it is sent (never passwords) */
  draftKey?: string;
};

/**
 * A form whose fields are on the page from the first byte, while react-hook-form and the schema come when the page is
 * idle or the form is sent, whichever is first. Spread `field(name)` on each control, in the order of the page.
 *
 * - `errors`: codes (or the server's own words) by field · `failure`: what refused the form as a whole
 * - `isReady` is false on the server and until the page is hydrated: a submit button must not work before, because the
 *   browser itself would send the form
 * - a second submit while one is under way does nothing
 */
export function useLazyForm<Values extends Record<string, string>>({ loadSchema, onSubmit, onSent, draftKey }: Options<Values>) {
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const isReady = useSyncExternalStore(never, isTrue, isFalse);
  const elements = useRef(new Map<string, FieldElement>());
  const fields = useRef(new Map<string, FieldProps>());
  const engine = useRef<Promise<Engine<Values>>>(undefined);
  const isSending = useRef(false);

  const load = useCallback(() => {
    engine.current ??= Promise.all([import('@/lib/form/engine'), loadSchema()])
      .then(([{ startForm }, schema]) => startForm(schema, elements.current, setErrors))
      .catch((error: unknown) => {
        engine.current = undefined;
        throw error;
      });
    return engine.current;
  }, [loadSchema]);

  useEffect(() => {
    if (draftKey) restore(elements.current, readDraft(draftKey));
    return afterLoad(() => void load().catch(() => {}));
  }, [draftKey, load]);

  const field = (name: keyof Values & string): FieldProps => {
    const known = fields.current.get(name);
    if (known) return known;
    const touched: FieldProps['onChange'] = (event) => {
      if (draftKey) keepDraft(draftKey, elements.current.values());
      void engine.current?.then(({ touched: tell }) => tell({ type: event.type, target: event.target as FieldElement })).catch(() => {});
    };
    const made: FieldProps = {
      name,
      ref: (element) => void (element ? elements.current.set(name, element) : elements.current.delete(name)),
      onChange: touched,
      onBlur: touched,
    };
    fields.current.set(name, made);
    return made;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const form = await load();
      await form.submit(async (values) => {
        try {
          await onSubmit(values);
          if (draftKey) dropDraft(draftKey);
          await onSent?.(values);
        } catch (error) {
          const named = isApiError(error) ? (refusedFields(error) as Errors<Values>) : {};
          if (Object.keys(named).some((name) => elements.current.has(name))) form.refuse(named);
          else throw error;
        }
      });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { field, errors, failure, isBusy, isReady, submit };
}

/** Runs work once the page has loaded and is idle: what the form needs later must not hold the page up. Returns how to stop. */
function afterLoad(work: () => void): () => void {
  // a form that cannot be loaded now is tried again when it is sent
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  return () => removeEventListener('load', whenIdle);
}

/** False on the server and while hydrating, true from then on. */
const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

function restore(elements: ReadonlyMap<string, FieldElement>, draft: Record<string, string>) {
  for (const [name, element] of elements) {
    const kept = draft[name];
    if (kept === undefined || element.type === 'password') continue;
    if (element instanceof HTMLSelectElement) {
      // as an area code that was typed with its number, which the list does not have by itself
      if (![...element.options].some(({ value }) => value === kept)) element.add(new Option(kept, kept));
      element.value = kept;
      // what is already typed is newer than what was kept
    } else if (element.value === element.defaultValue) element.value = kept;
  }
}

'use client';
import { useTranslations } from 'next-intl';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { RadioPills } from '@/components/ui/radio-pills';
import type { useLazyForm } from '@/lib/form/use-lazy-form';
import type { ContactType } from '@/lib/session/login-id';

type TypeField = ReturnType<ReturnType<typeof useLazyForm<{ type: string }>>['field']>;
type ContactChoiceProps = { type: ContactType; choose: (type: string) => void; hidden: RefCallback<HTMLInputElement> };

/**
 * Whether a form is about an email or a phone number. The choice is a field of the form, so that the tab keeps it with what
 * was typed: call this after `useLazyForm`, which puts back what was kept.
 */
export function useContactChoice({ ref, onChange }: TypeField): ContactChoiceProps {
  const [type, setType] = useState<ContactType>('EMAIL');
  const input = useRef<HTMLInputElement>(null);
  const hidden = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  useEffect(() => {
    if (input.current?.value === 'PHONE') setType('PHONE');
  }, []);
  function choose(next: string) {
    setType(next === 'PHONE' ? 'PHONE' : 'EMAIL');
    if (!input.current) return;
    input.current.value = next;
    onChange({ type: 'change', target: input.current });
  }
  return { type, choose, hidden };
}

/** The choice as two pills, moved between with the arrow keys. */
export function ContactChoice({ legend, type, choose, hidden }: ContactChoiceProps & { legend: string }) {
  const t = useTranslations('Authentication');
  return (
    <>
      <input type="hidden" name="type" value={type} ref={hidden} />
      <RadioPills
        legend={legend}
        name="contact-type"
        value={type}
        onChange={choose}
        options={[
          { value: 'EMAIL', label: t('byEmail') },
          { value: 'PHONE', label: t('byPhone') },
        ]}
      />
    </>
  );
}

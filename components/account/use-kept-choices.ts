'use client';
import { useState } from 'react';
import type { NotificationSettings } from '@/lib/account/schema';
import { dropDraft, keepDraft, readDraft } from '@/lib/form/draft';

const KEY = 'notifications';
type Choices = Partial<NotificationSettings>;

/** What was chosen and not yet saved. It is kept in the tab, as what is typed into the other forms is. */
export function useKeptChoices() {
  const [chosen, setChosen] = useState<Choices>(() => keptChoices(readDraft(KEY).choices));
  return {
    chosen,
    choose: (change: Choices) => {
      const next = { ...chosen, ...change };
      keepDraft(KEY, [{ name: 'choices', type: 'text', value: JSON.stringify(next) }]);
      setChosen(next);
    },
    forget: () => {
      dropDraft(KEY);
      setChosen({});
    },
  };
}

/** Reads what is kept, whatever it is: what cannot be used is left out. */
function keptChoices(text: string | undefined): Choices {
  try {
    const { is_notifiable, is_accept, language, channels } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return {
      ...(typeof is_notifiable === 'boolean' && { is_notifiable }),
      ...(typeof is_accept === 'boolean' && { is_accept }),
      ...(typeof language === 'string' && { language: language as NotificationSettings['language'] }),
      ...(Array.isArray(channels) && { channels: channels.filter((channel) => typeof channel === 'string') as NotificationSettings['channels'] }),
    };
  } catch {
    return {};
  }
}

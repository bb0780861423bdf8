'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type LastChoice, useServiceChoice } from '@/components/catalog/service-choice';
import { Button } from '@/components/ui/button';
import { changedGroups } from '@/lib/catalog/variant';
import { useNames } from './use-names';
import styles from './service-options.module.scss';

/** Two buttons: the choice stands back, or what the home is changes with it. */
export function OptionQuestion({ question }: { question: LastChoice }) {
  const t = useTranslations('CatalogDetail');
  const namesIn = useNames();
  const { options, answer } = useServiceChoice();
  const box = useRef<HTMLDivElement>(null);
  const groups = changedGroups(options, question.from, question.to, question.option);

  // on phones it may have come below the bar at the foot
  useEffect(() => {
    box.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  function decide({ currentTarget }: MouseEvent<HTMLButtonElement>, isAccepted: boolean) {
    const slug = isAccepted ? question.value : question.from.options[question.option];
    const pills = currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
    // the button goes with the question: whoever uses the keyboard goes on from the choice
    [...pills].find(({ value }) => value === slug)?.focus();
    answer(isAccepted);
  }

  return (
    <div ref={box} className={styles.answers}>
      <Button size="s" variant="line" onClick={(event) => decide(event, false)}>
        {t('keepValue', { value: namesIn(groups, question.from) })}
      </Button>
      <Button size="s" variant="line" onClick={(event) => decide(event, true)}>
        {t('changeTo', { value: namesIn(groups, question.to), price: question.to.priceText })}
      </Button>
    </div>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useServiceChoice } from '@/components/catalog/service-choice';
import { onDemand } from '@/components/ui/on-demand';
import { RadioPills } from '@/components/ui/radio-pills';
import { Marked } from '@/components/ui/marked';
import { changedGroups, chosenVariant, isValueOffered, variantWith } from '@/lib/catalog/variant';
import type { OptionView } from '@/lib/catalog/variant-view';
import { formatPrice, roundMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { useNames } from './use-names';
import styles from './service-options.module.scss';

/** Loaded when it is asked: few choices do not go together. */
const OptionQuestion = onDemand(async () => (await import('./option-question')).OptionQuestion);

/** The choices of a service. What does not go together is never settled without a word. */
export function ServiceOptions() {
  const { options } = useServiceChoice();
  return options.map((option) => <Group key={option.slug} option={option} />);
}

function Group({ option }: { option: OptionView }) {
  const t = useTranslations('CatalogDetail');
  const locale = useLocale();
  const namesIn = useNames();
  const { currency, options, variants, variant, choose } = useServiceChoice();
  const { slug: group, values } = option;
  const chosen = values.find(({ slug }) => slug === variant.options[group]);

  function pill(value: OptionView['values'][number]) {
    const shown = {
      value: value.slug,
      label: <Marked text={value.title} lang={value.lang} />,
      finish: value.finish,
    };
    if (!isValueOffered(variants, group, value.slug)) return { ...shown, disabled: true, reason: t('unavailable') };
    const exact = variantWith(variants, variant, group, value.slug);
    if (exact) return { ...shown, difference: differenceIn(exact.price - variant.price) };
    const against = changedGroups(
      options,
      variant,
      chosenVariant(options, variants, variant, group, value.slug),
      group,
    );
    return {
      ...shown,
      changesOthers: true,
      reason: t('notWith', { value: namesIn(against, variant) }),
    };
  }

  function differenceIn(amount: number): string | undefined {
    if (roundMoney(amount, currency) === 0) return undefined;
    return `${amount > 0 ? '+' : ''}${formatPrice(amount, currency, locale)}`;
  }

  return (
    <RadioPills
      name={`option-${group}`}
      legend={option.title ? <Marked text={option.title} lang={option.lang} /> : t('option')}
      chosen={chosen ? <Marked text={chosen.title} lang={chosen.lang} /> : null}
      value={variant.options[group] ?? ''}
      onChange={(value) => choose(group, value)}
      options={values.map(pill)}
      hint={chosen?.description ? <Marked {...chosen.description} /> : undefined}
    >
      <Outcome option={option} />
    </RadioPills>
  );
}

/** What the last choice asks in this group, or has changed in it. */
function Outcome({ option: { slug: group, values } }: { option: OptionView }) {
  const t = useTranslations('CatalogDetail');
  const namesIn = useNames();
  const { options, asked, changed } = useServiceChoice();
  const box = useRef<HTMLDivElement>(null);
  const question = asked?.option === group ? asked : null;
  const groups = question ? changedGroups(options, question.from, question.to, group) : [];
  const isChanged =
    changed && changedGroups(options, changed.from, changed.to, changed.option).some(({ slug }) => slug === group);
  const titleOf = (slug: string | undefined) => values.find((value) => value.slug === slug)?.title ?? '';

  const isShown = question !== null || isChanged === true;
  useEffect(() => {
    // on phones it may have come below the bar at the foot
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  function message(): string | null {
    if (question) return t('notTogether', { choice: titleOf(question.value), value: namesIn(groups, question.from) });
    return isChanged ? t('changed', { value: titleOf(changed.to.options[group]) }) : null;
  }

  return (
    <div ref={box} className={styles.outcome} data-shown={isShown || undefined}>
      {/* told when words come into it, so it is there before */}
      <p role="status">{isShown ? <span>{message()}</span> : null}</p>
      {question ? <OptionQuestion question={question} /> : null}
    </div>
  );
}

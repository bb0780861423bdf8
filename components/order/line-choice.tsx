'use client';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldGroup } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { TextIn } from '@/components/ui/text-in';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { Order, RefundItem } from '@/lib/order/schema';
import styles from './line-choice.module.scss';

interface LineChoiceProps {
  legend: string;
  items: Order['items'];
  chosen: readonly RefundItem[];
  onChange: (chosen: RefundItem[]) => void;
  /** names a line's quantity; without it only the line itself is chosen */
  quantityLabel?: (name: string) => string;
  error?: string;
  /** of the first line's tick box */
  ref?: (element: HTMLInputElement | null) => void;
}

/** Which of an appointment's services are meant, and how many of each. */
export function LineChoice({ legend, items, chosen, onChange, quantityLabel, error, ref }: LineChoiceProps) {
  const id = useId();
  const locale = useLocale();
  // what was chosen before a line was taken away comes back with it
  const [quantities, setQuantities] = useState(() => new Map(chosen.map((line) => [line.product_variant_id, line.qty])));
  const isChosen = (id: string) => chosen.some((line) => line.product_variant_id === id);

  function choose(ids: ReadonlySet<string>, wanted: ReadonlyMap<string, number>) {
    onChange(
      items
        .filter(({ product_variant_id }) => ids.has(product_variant_id))
        .map(({ product_variant_id, qty }) => ({ product_variant_id, qty: wanted.get(product_variant_id) ?? qty })),
    );
  }

  function tick(id: string, isTicked: boolean) {
    const ids = new Set(chosen.map((line) => line.product_variant_id));
    if (isTicked) ids.add(id);
    else ids.delete(id);
    choose(ids, quantities);
  }

  function setQty(id: string, qty: number) {
    const wanted = new Map(quantities).set(id, qty);
    setQuantities(wanted);
    choose(new Set(chosen.map((line) => line.product_variant_id)), wanted);
  }

  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <ul className={styles.lines}>
        {items.map((item, index) => {
          const { product_variant_id: own, qty } = item;
          const name = textIn(item.product_title, locale);
          return (
            <li key={own} className={styles.line}>
              <Checkbox
                ref={index === 0 ? ref : undefined}
                checked={isChosen(own)}
                onChange={(event) => tick(own, event.currentTarget.checked)}
                aria-describedby={error ? `${id}-error` : undefined}
              >
                {name}
                <small className={styles.variant}>
                  <TextIn text={item.product_variant_title} locale={locale} />
                </small>
              </Checkbox>
              {quantityLabel && qty > 1 && isChosen(own) ? (
                <Stepper value={quantities.get(own) ?? qty} onChange={(next) => setQty(own, next)} max={qty} label={quantityLabel(name)} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

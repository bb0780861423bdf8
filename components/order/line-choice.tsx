'use client';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldGroup } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { lineTitle } from '@/lib/cart/lines';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { linesOf } from '@/lib/order/forms';
import type { Order, RefundItem } from '@/lib/order/schema';
import { useText } from './use-format';
import styles from './line-choice.module.scss';

interface LineChoiceProps {
  legend: string;
  items: Order['items'];
  /** as the form holds it: a draft may be older than the order */
  value: readonly RefundItem[];
  onChange: (chosen: RefundItem[]) => void;
  /** the label of a line's quantity; without it only the line itself is chosen */
  quantityLabel?: (name: string) => string;
  error?: string;
  /** of the first line's checkbox */
  ref?: (element: HTMLInputElement | null) => void;
}

/** Chooses services of an order, and how many of each. */
export function LineChoice({ legend, items, value, onChange, quantityLabel, error, ref }: LineChoiceProps) {
  const id = useId();
  const locale = useLocale();
  const text = useText();
  const { isChosen, choose, qtyOf, setQty } = useChosenLines({ items, value, onChange });
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <ul className={styles.lines}>
        {items.map((item, index) => {
          const { product_variant_id: own, qty } = item;
          const name = textIn(lineTitle(item), locale);
          return (
            <li key={own} className={styles.line}>
              <Checkbox
                ref={index === 0 ? ref : undefined}
                checked={isChosen(own)}
                onChange={({ currentTarget }) => choose(own, currentTarget.checked)}
                aria-describedby={error ? `${id}-error` : undefined}
              >
                <span>{name}</span>
                <small className={styles.variant}>{text(item.product_variant_title)}</small>
              </Checkbox>
              {quantityLabel && qty > 1 && isChosen(own) ? (
                <Stepper
                  value={qtyOf(item)}
                  onChange={(next) => setQty(own, next)}
                  max={qty}
                  label={quantityLabel(name)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

/** Which lines are chosen, and how many of each. A line that is unticked and ticked again has its quantity back. */
function useChosenLines({ items, value, onChange }: Pick<LineChoiceProps, 'items' | 'value' | 'onChange'>) {
  const chosen = linesOf(value, items);
  const [quantities, setQuantities] = useState(
    () => new Map(chosen.map((line) => [line.product_variant_id, line.qty])),
  );
  const isChosen = (id: string) => chosen.some((line) => line.product_variant_id === id);

  const tell = (isWanted: (id: string) => boolean, wanted = quantities) =>
    onChange(
      items
        .filter(({ product_variant_id }) => isWanted(product_variant_id))
        .map(({ product_variant_id, qty }) => ({ product_variant_id, qty: wanted.get(product_variant_id) ?? qty })),
    );

  return {
    isChosen,
    choose: (id: string, isWanted: boolean) => tell((one) => (one === id ? isWanted : isChosen(one))),
    qtyOf: ({ product_variant_id: id, qty }: RefundItem) => quantities.get(id) ?? qty,
    setQty: (id: string, qty: number) => {
      const wanted = new Map(quantities).set(id, qty);
      setQuantities(wanted);
      tell(isChosen, wanted);
    },
  };
}

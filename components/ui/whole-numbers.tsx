import type { LocalizedText } from '@/lib/i18n/text';
import layout from './layout.module.scss';

/** The number of an appointment or a quotation: AHK-261018. */
const NUMBER = /(\b[A-Z]{1,8}-\d[\d-]{0,30})/;

/** A sentence whose reference numbers stay on one line: a browser would end it at their hyphens. */
export function WholeNumbers({ text, lang }: LocalizedText) {
  return (
    <span lang={lang}>
      {text.split(NUMBER).map((part, index) => (
        <span key={index} className={index % 2 > 0 ? layout.whole : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { withResponsivePictures } from './prose-pictures';
import styles from './prose.module.scss';

interface ProseLook {
  /** `article` is larger, for reading at length */
  size?: 'body' | 'article';
  /** where the text is in another language than the page */
  lang?: string;
}

/** Running text. `html` must have been through the sanitiser (lib/format/rich-text): it is put into the page as it is. */
export function Prose({ html, children, size = 'body', lang }: ProseLook & ({ html: string; children?: never } | { html?: never; children: ReactNode })) {
  const props = { className: styles.prose, 'data-size': size, ...(lang && { lang }) };
  return html === undefined ? <div {...props}>{children}</div> : <div {...props} dangerouslySetInnerHTML={{ __html: withResponsivePictures(html) }} />;
}

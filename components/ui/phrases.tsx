import styles from './phrases.module.scss';

/** A Chinese heading whose lines break after 「，」 and 「：」 rather than within a phrase; other languages stay as they are. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，：；。])/);
  if (phrases.length === 1) return text;
  return phrases.map((phrase, index) => (
    <span key={`${index}-${phrase}`} className={styles.phrase}>
      {phrase}
    </span>
  ));
}

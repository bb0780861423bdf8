import { Picture } from '@/components/ui/picture';
import file from './logo.svg';
import styles from './logo.module.scss';

const imported: string | { src: string } = file;
const drawn = typeof imported === 'string' ? imported : imported.src;

export interface LogoProps {
  /** of the configuration; without one the drawn logo is shown */
  url?: string | null;
  name: string;
  /** pixels: 36 in the header, 50 in the footer */
  height: 36 | 50;
}

/**
 * The shop's logo; under 360 px the header shows the mark alone. There the drawn letters lie over the name in plain
 * text, which stays where their file does not come.
 */
export function Logo({ url, name, height }: LogoProps) {
  if (url) {
    const width = Math.round(height * 6);
    return (
      <Picture
        picture={{ url, width, height, crop: 'contain' }}
        alt={name}
        sizes={`${width}px`}
        priority={height === 36}
        className={styles.given}
        style={{ blockSize: height }}
      />
    );
  }
  return (
    <svg
      className={styles.drawn}
      role="img"
      aria-label={name}
      width={Math.round((height * 213) / 36)}
      height={height}
      viewBox="0 0 213 36"
    >
      <use href={`${drawn}#mark`} />
      {height === 36 ? (
        <text x="50" y="25.6" textLength="162">
          {name}
        </text>
      ) : null}
      <use href={`${drawn}#word`} />
    </svg>
  );
}

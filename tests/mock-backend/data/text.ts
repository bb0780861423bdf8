import type { Text } from '@/lib/api/shapes';

/** A text in the three languages of the shop. */
export const t = (en: string, zh: string, cn: string): Text & { en: string; zh: string; cn: string } => ({ en, zh, cn });

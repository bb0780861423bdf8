import { load } from './circular.ts';

export const again = load;

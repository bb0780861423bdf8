import type { ReactElement } from 'react';

/**
 * What stands beside other parts of a component: elements, but no bare text. The translator of a browser takes a text
 * out of the page and puts an element of its own there; React then finds no place for what comes or goes beside it, and
 * fails.
 */
export type Blocks = ReactElement | readonly Blocks[] | boolean | null | undefined;

/** An element of the page, as the engine's client names it. */
export type Control = { click: () => Promise<void>; upload: (files: string[]) => Promise<void> };

/** What a journey needs of a browser. The window is one of `WIDTHS` large; every test has a profile of its own. */
export type Driver = {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs a function or a script in the page; arguments and result are JSON. */
  evaluate: <A extends unknown[], R>(work: string | ((...args: A) => R), ...args: A) => Promise<Awaited<R>>;
  /** The element that a function in the page returns. */
  element: <A extends unknown[]>(work: (...args: A) => Element | undefined, ...args: A) => Promise<Control | undefined>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** errors in the console so far, where the driver tells of them */
  problems: () => string[];
  close: () => Promise<void>;
};

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown';
export const WIDTHS = { wide: { width: 1430, height: 900 }, small: { width: 390, height: 780 } };
export type Width = keyof typeof WIDTHS;

/** An element of the page, as the engine's protocol names it. */
export type Handle = { id: unknown };

/** What a journey needs of a browser. The window is one of `WIDTHS` large; every test has a profile of its own. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate: <A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<R>;
  /** Runs a script that comes as a text: the page's policy forbids its own pages to do that. */
  addScript: (source: string) => Promise<void>;
  property: (handle: Handle, name: string) => Promise<unknown>;
  /** The element that a function in the page returns. */
  element: <A extends unknown[]>(work: (...args: A) => Element | undefined, ...args: A) => Promise<Handle | undefined>;
  /** A click of the pointer, as the engine makes it. */
  click: (handle: Handle) => Promise<void>;
  /** Types into what has the focus. `Key` has the keys without a letter. */
  type: (text: string) => Promise<void>;
  upload: (handle: Handle, files: string[]) => Promise<void>;
  /** errors in the console so far, where the driver tells of them */
  problems: () => string[];
  close: () => Promise<void>;
};

export const WIDTHS = { wide: { width: 1430, height: 900 }, small: { width: 390, height: 780 } };
export type Width = keyof typeof WIDTHS;

/** Keys without a letter, as WebDriver writes them. */
export const Key = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015', Space: ' ' };

/** The forms on the page; each tells whether anything is filled in. */
export const openForms = new Set<() => boolean>();

/** Whether anything is filled in on the page. */
export const isFilledIn = (): boolean => [...openForms].some((isOneFilledIn) => isOneFilledIn());

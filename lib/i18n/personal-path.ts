const PERSONAL = /^\/(?:account|authentication|result|shop\/main\/cart|shop\/(?:main|project)\/order)(?:\/|$)/;

/**
 * Whether a page belongs to one customer, by its path without language prefix: nobody's cache may keep any answer of it,
 * refusals and unknown paths below it included.
 */
export const isPersonalPath = (path: string): boolean => PERSONAL.test(path);

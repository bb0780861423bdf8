import { REGISTERED_ATTRIBUTE, TYPE_COOKIE } from '../api/session-cookies.ts';

const ROOT = 'document.documentElement';

/** Every page is cached without a session: a registered user never sees "Login / Register" flash. */
const REGISTERED_SCRIPT = `try{if(/(^| )${TYPE_COOKIE}=(EMAIL|PHONE)/.test(document.cookie))${ROOT}.setAttribute('${REGISTERED_ATTRIBUTE}','')}catch{}`;

/**
 * The one script of this shop's own that stands in every page. Besides the mark of registered users it keeps one on
 * `<html>` until the document has loaded, or is scrolled: by it the style sheet keeps back what no first screen needs
 * (styles/global.scss).
 */
export const HEAD_SCRIPT = `${REGISTERED_SCRIPT};${ROOT}.setAttribute('data-load','');for(const type of['load','scroll'])addEventListener(type,()=>${ROOT}.removeAttribute('data-load'),{once:true})`;

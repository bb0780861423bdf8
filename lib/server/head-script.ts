import { REGISTERED_SCRIPT } from '../session/registered-script.ts';

const ROOT = 'document.documentElement';

/**
 * The one script of this shop's own that stands in every page. Besides the mark of registered users it keeps one on
 * `<html>` until the document has loaded, or is scrolled: by it the style sheet keeps back what no first screen needs
 * (styles/global.scss).
 */
export const HEAD_SCRIPT = `${REGISTERED_SCRIPT};${ROOT}.setAttribute('data-load','');for(const type of['load','scroll'])addEventListener(type,()=>${ROOT}.removeAttribute('data-load'),{once:true})`;

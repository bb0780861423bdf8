import { MEMBER_SCRIPT } from '../session/member-script.ts';

/**
 * The one script of this shop's own that stands in every page. Besides the mark of members it sets one on `<html>` once the
 * document has loaded: the style sheet keeps back until then what no first screen needs (styles/global.scss).
 */
export const HEAD_SCRIPT = `${MEMBER_SCRIPT};addEventListener('load',()=>document.documentElement.setAttribute('data-loaded',''))`;

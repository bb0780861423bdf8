import { TYPE_COOKIE } from '../api/session-cookies.ts';

/** Set on `<html>` while a registered user is logged in. */
export const REGISTERED_ATTRIBUTE = 'data-registered';

/**
 * Runs in the head of every page, which is cached without a session: a registered user never sees "Login / Register"
 * flash.
 */
export const REGISTERED_SCRIPT = `try{if(/(^| )${TYPE_COOKIE}=(EMAIL|PHONE)/.test(document.cookie))document.documentElement.setAttribute('${REGISTERED_ATTRIBUTE}','')}catch{}`;

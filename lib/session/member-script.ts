import { TYPE_COOKIE } from './cookies.ts';

/** Set on `<html>` while a registered user is logged in. */
export const MEMBER_ATTRIBUTE = 'data-member';

/** Runs in the head of every page, which is cached without a session: a registered user never sees "Login / Register" flash. */
export const MEMBER_SCRIPT = `if(/(^| )${TYPE_COOKIE}=(EMAIL|PHONE)/.test(document.cookie))document.documentElement.setAttribute('${MEMBER_ATTRIBUTE}','')`;

import { TYPE_COOKIE } from '@/lib/session/cookies';

/** Set on `<html>` while a registered user is on the page. */
export const MEMBER_ATTRIBUTE = 'data-member';

/** Runs in the head of every page: who comes back logged in never sees "Login / Register" flash up. The pages are cached and know no visitor. */
export const MEMBER_SCRIPT = `if(/(^| )${TYPE_COOKIE}=(EMAIL|PHONE)/.test(document.cookie))document.documentElement.setAttribute('${MEMBER_ATTRIBUTE}','')`;

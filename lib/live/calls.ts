/**
 * The calls that nearly every visit makes once the page has loaded, in one piece: each on its own would bring its own
 * copy of what they share. Loaded by the nouns' queries, on demand; imports several nouns and is imported by none.
 */
export { browserApi } from '@/lib/api/browser';
export { getUser, loginGuest } from '@/lib/session/api';

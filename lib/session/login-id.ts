export type ContactType = 'EMAIL' | 'PHONE';
export type Contact = { type: ContactType; email: string; area_code: string; phone: string };

/**
 * An account's login id: the email, or area code and phone joined. The latter may hold digits only, hence no plus sign
 * (spec 4, 5).
 */
export const loginIdOf = ({ type, email, area_code, phone }: Contact): string =>
  type === 'EMAIL' ? email : `${area_code}${phone}`.replaceAll(/\D/g, '');

/** What a form begins with. */
export const NO_CONTACT: Contact = { type: 'EMAIL', email: '', area_code: '+852', phone: '' };

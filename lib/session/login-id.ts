/** How an account logs in: by an email or by a phone number. */
export type ContactType = 'EMAIL' | 'PHONE';
export type Contact = { type: ContactType; email: string; area_code: string; phone: string };

/** The login id of an account (specification 4): the email, or the area code joined with the phone. Section 5 allows the latter digits only, so the area code's plus sign is left out. */
export const loginIdOf = ({ type, email, area_code, phone }: Contact): string => (type === 'EMAIL' ? email : `${area_code}${phone}`.replaceAll(/\D/g, ''));

/** What a form begins with. */
export const NO_CONTACT: Contact = { type: 'EMAIL', email: '', area_code: '+852', phone: '' };

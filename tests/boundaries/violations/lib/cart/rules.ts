export const rule = 'of a domain';

export const row = 'of a domain';

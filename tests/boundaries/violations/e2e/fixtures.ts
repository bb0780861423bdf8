export const fixture = 'of a test';

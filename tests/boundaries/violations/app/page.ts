export const page = 'a route';

export const env = {};

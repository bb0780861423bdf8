export const part = 'loaded late';

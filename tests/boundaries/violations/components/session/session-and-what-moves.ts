export * from '../../lib/card/allowed.ts';

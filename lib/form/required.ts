/**
 * The code of an empty field. The field says it in words, as its label is part of the sentence (`components/ui/field`).
 */
export const REQUIRED = 'required';

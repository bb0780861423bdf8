/** Calls whose words reach no screen of the walk: their answers are an acknowledgement, and none shows its `message`. */
export const UNASKED: string[] = [];

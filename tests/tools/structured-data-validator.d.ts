/** The package brings no types. */
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type?: string; property?: string; index?: number }[];
    fieldNames?: string[];
  };
  export default class Validator {
    constructor(vocabulary?: object);
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

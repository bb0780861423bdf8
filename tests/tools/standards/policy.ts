import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** What Google's evaluator finds in a page's Content-Security-Policy. What may or may not be a weakness, which depends on the site, is left out. */
export function policyProblems({ path, policy }: { path: string; policy: string | null }): string[] {
  if (policy === null) return [`${path} has no policy`];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ severity, directive, value, description }) => `${path}: ${Severity[severity]} ${directive} ${value ?? ''}: ${description}`);
}

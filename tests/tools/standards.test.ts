import { describe, expect, it } from 'vitest';
import { policyProblems } from './standards/policy.ts';

describe('the evaluator of policies', () => {
  it('names what is missing and what is too wide', () => {
    expect(policyProblems({ path: '/', policy: null })).toEqual(['/ has no policy']);
    expect(policyProblems({ path: '/', policy: "default-src 'none'; script-src 'unsafe-inline'; base-uri 'none'" })).toEqual([
      expect.stringContaining("/: HIGH script-src 'unsafe-inline'"),
    ]);
  });

  it('finds nothing in a policy with hashes', () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-Jz8LPHsCW60yW9ya/CmCuKmj2TNvfG4c6nQ+IXzIHGk='; base-uri 'none'";
    expect(policyProblems({ path: '/', policy })).toEqual([]);
  });
});

import type { IModule } from 'dependency-cruiser';

export type Domains = Readonly<Record<string, readonly string[]>>;

/** The table's circles, each once: domains of which each may use the next, and the last the first. */
export function circlesOf(domains: Domains): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (domain: string, path: readonly string[]): void => {
    const at = path.indexOf(domain);
    if (at >= 0) circles.push([...path.slice(at), domain].join(' → '));
    if (at >= 0 || done.has(domain)) return;
    for (const other of domains[domain] ?? []) visit(other, [...path, domain]);
    done.add(domain);
  };
  for (const domain of Object.keys(domains)) visit(domain, []);
  return circles;
}

const domainOf = (path: string): string => /^(?:components|lib)\/([^/]+)\//.exec(path)?.[1] ?? '';

/** What the table permits and no import needs; types and schemas need no permission. */
export function unusedPermissions(domains: Domains, modules: readonly IModule[], schema: RegExp): string[] {
  const used = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes, resolved }) => !dependencyTypes.includes('type-only') && !schema.test(resolved))
        .map(({ resolved }) => `${domainOf(source)} → ${domainOf(resolved)}`),
    ),
  );
  return Object.entries(domains).flatMap(([domain, others]) =>
    others.map((other) => `${domain} → ${other}`).filter((permission) => !used.has(permission)),
  );
}

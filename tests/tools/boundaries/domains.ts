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

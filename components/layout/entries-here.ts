/**
 * Which of the navigation's links lead to the page or above it. One with a query (`/posts?category=projects`) does
 * where the page has all of it, and then stands for the same path without one, too.
 * @param pathname without the language
 * @param search the page's query
 */
export function entriesHere(paths: readonly (string | null)[], pathname: string, search: string): Set<string> {
  const query = new URLSearchParams(search);
  const here = paths
    .filter((path) => path !== null)
    .filter((path) => {
      const [place = '', wanted] = path.split('?');
      if (wanted === undefined) return pathname === place || (place !== '/' && pathname.startsWith(`${place}/`));
      return pathname === place && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);
    });
  return new Set(here.filter((path) => !here.some((other) => other.startsWith(`${path}?`))));
}

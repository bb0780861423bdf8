import { readFileSync, writeFileSync } from 'node:fs';
import { areaPattern, ROUTES } from '../../lib/routes.ts';

// `npm run proxy-routes`: writes what nginx.conf has to know of lib/routes.ts. A unit test fails while it is out of date.

/**
 * nginx.conf with the maps of personal paths and of queries that are rendered for each request.
 * @throws Error where a map is missing
 */
export function withRoutes(template: string): string {
  const personal = areaPattern(({ isPersonal }) => isPersonal).source.replaceAll('\\/', '/');
  const searches = new Set(ROUTES.flatMap(({ query, rewrite }) => (rewrite?.perRequest ? (query?.perRequest ?? []) : [])));
  const maps = {
    'map $uri $personal': `default ""; / 1; "~^/api/" 1; "~${personal}" 1;`,
    'map $args $search': `default ""; "~(?:^|&)(?:${[...searches].join('|')})=" 1;`,
  };
  return Object.entries(maps).reduce((text, [map, entries]) => {
    const lines = text.split('\n');
    const index = lines.findIndex((line) => line.trim().startsWith(map));
    if (index < 0) throw new Error(`nginx.conf has no ${map}`);
    return lines.with(index, `  ${map} { ${entries} }`).join('\n');
  }, template);
}

if (import.meta.main) writeFileSync('nginx.conf', withRoutes(readFileSync('nginx.conf', 'utf8')));

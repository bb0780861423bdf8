/** A part of a path as the framework hands it to a page, encoded or not, as text. What cannot be decoded stays as it is: it names nothing. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether two paths are the same however their letters are encoded (`%E5`, `%e5`, plain), so that no spelling of an address leads to itself. */
export function isSamePath(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.split('/').map(decodedSegment));
  return a?.length === b?.length && a?.every((segment, index) => segment === b?.[index]) === true;
}

/** The id in the path of an appointment's page as it is written there, or '' where there is none. Its page is one shell for all ids. */
export const orderIdIn = (path: string): string => /\/shop\/(?:main|project)\/order\/([^/]+)$/.exec(path)?.[1] ?? '';

import { leftEntry } from './leaving';

/**
 * To be called before more of a list is fetched. @returns a function that replaces the page's URL once that has come,
 * unless the shopper is on the way to another page, or there: Next's router would drop the navigation under way.
 */
export function urlToReplace(): (url: string) => void {
  const entry: unknown = history.state;
  return (url) => {
    if (history.state === entry && entry !== leftEntry.get()) history.replaceState(null, '', url);
  };
}

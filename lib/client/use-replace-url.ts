import { type RefObject, useEffect, useRef } from 'react';

/**
 * A function that replaces the page's URL once more of a list has come, unless a link outside of `own`, the list's own
 * button, has been followed or a form (its order, its filters) sent meanwhile: Next's router would drop that navigation.
 */
export function useReplaceUrl(own: RefObject<Element | null>): (url: string) => void {
  const isLeaving = useRef(false);
  useEffect(() => {
    const onClick = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
      if (target.closest('a[href]')) isLeaving.current = !own.current?.contains(target);
    };
    const onSubmit = () => {
      isLeaving.current = true;
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('submit', onSubmit, { capture: true, signal });
    return () => end.abort();
  }, [own]);
  return (url) => {
    if (!isLeaving.current) history.replaceState(null, '', url);
  };
}

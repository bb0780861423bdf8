import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped or pasted anywhere on the page, or only inside `within`. `isOver` while files are dragged over
 * it.
 */
export function useDroppedFiles(
  isEnabled: boolean,
  onFiles: (files: File[]) => void,
  within?: RefObject<HTMLElement | null>,
): { isOver: boolean } {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const place: HTMLElement | Document = within?.current ?? document;
    const listeners = new AbortController();
    const listen = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => place.addEventListener(type, listener as EventListener, { signal: listeners.signal });
    const claim = (event: Event) => {
      event.preventDefault();
      if (place !== document) event.stopPropagation();
    };
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      claim(event);
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget))) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (!hasFiles(event)) return;
      claim(event);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      claim(event);
      take(files);
    });
    return () => listeners.abort();
  }, [isEnabled, within]);

  return { isOver };
}

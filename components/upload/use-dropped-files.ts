import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped or pasted anywhere on the page, or on one part of it alone (`within`), which the page then does
 * not hear of. While files are dragged over it, `isOver` is true. Text that is dragged or pasted goes where it went before.
 */
export function useDroppedFiles(isEnabled: boolean, onFiles: (files: File[]) => void, within?: RefObject<HTMLElement | null>): { isOver: boolean } {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const place: HTMLElement | Document = within?.current ?? document;
    const carriesFiles = (event: DragEvent): boolean => {
      const carries = event.dataTransfer?.types.includes('Files') ?? false;
      if (carries) event.preventDefault();
      if (carries && place !== document) event.stopPropagation();
      return carries;
    };
    const onDragOver = (event: DragEvent) => {
      if (carriesFiles(event)) setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (carriesFiles(event)) take([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      if (place !== document) event.stopPropagation();
      take(files);
    };
    const heard = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop, paste: onPaste };
    for (const [type, listener] of Object.entries(heard)) place.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of Object.entries(heard)) place.removeEventListener(type, listener as EventListener);
    };
  }, [isEnabled, within]);

  return { isOver };
}

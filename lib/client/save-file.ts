/** Saves a file. A picture is shared where a touch device can: from there it gets into the album, where banking apps look for it. */
export async function saveFile(file: File): Promise<void> {
  if (file.type.startsWith('image/') && matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // closed by the shopper
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // after the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Apps that open the shop in a window of their own, which mostly drops downloads without a word. */
const IN_AN_APP = /MicroMessenger|Instagram|FBA[NV]|WhatsApp|Line\/|; wv\)/;

/**
 * Saves a file. A picture is shared where a touch device can: from there it gets into the album, where banking apps
 * look for it.
 * @throws Error where nothing tells whether it was saved: the caller says what to do instead
 */
export async function saveFile(file: File): Promise<void> {
  if (
    file.type.startsWith('image/') &&
    matchMedia('(pointer: coarse)').matches &&
    navigator.canShare?.({ files: [file] })
  ) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // the shopper has closed the share dialog
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // late enough for the browser to have begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  if (IN_AN_APP.test(navigator.userAgent)) throw new Error('apps may drop downloads');
}

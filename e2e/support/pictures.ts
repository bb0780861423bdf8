/** The pictures that a page shows between its header and its footer, each as often as it is there. */
export function pictureAddresses(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<img [^>]*?\ssrc="([^"]*)"/g)].map(([, src = '']) => {
    const address = new URL(src.replaceAll('&amp;', '&'), 'http://shop.test');
    return address.searchParams.get('url') ?? address.href;
  });
}

import { getMessages } from 'next-intl/server';

/** Namespaces that every page's client parts use. A page that needs more names them itself: HTML carries no unused words. */
const EVERYWHERE = ['Ui', 'Layout', 'Toast', 'Session', 'Wishlist', 'CartDrawer', 'Error'];

/** The messages of the page's language that the browser gets. */
export async function clientMessages(...namespaces: string[]): Promise<Record<string, unknown>> {
  const messages: Record<string, unknown> = await getMessages();
  return Object.fromEntries([...EVERYWHERE, ...namespaces].flatMap((name) => (name in messages ? [[name, messages[name]]] : [])));
}

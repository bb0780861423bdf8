/** What the mock backend is started with. */
export type Settings = {
  /** the origin of URLs in responses; null: the request's */
  origin: string | null;
  /** the shop, for links in emails */
  shopUrl: string;
  mainStoreId: string;
  miniStoreId: string;
  guestPassword: string;
  /** services in all, generated beyond the demo's own; null for those alone */
  products: number | null;
  port: number;
  /** addresses to listen on: both loopback ones, because `localhost` may resolve to either */
  hosts: string[];
};

/** Settings from the environment; the defaults fit the shop's `.env.example`. */
export function settingsOf(variables: Record<string, string | undefined>): Settings {
  return {
    origin: variables.MOCK_ORIGIN?.replace(/\/+$/, '') || null,
    shopUrl: (variables.SHOP_URL || 'http://localhost:3000').replace(/\/+$/, ''),
    mainStoreId: variables.MAIN_STORE_ID || 'store-main',
    miniStoreId: variables.MINI_STORE_ID || 'store-mini',
    guestPassword: variables.GUEST_PASSWORD || 'guest2018demo',
    products: variables.MOCK_PRODUCTS ? Number(variables.MOCK_PRODUCTS) : null,
    port: Number(variables.MOCK_PORT) || 4010,
    hosts: variables.MOCK_HOST ? [variables.MOCK_HOST] : ['127.0.0.1', '::1'],
  };
}

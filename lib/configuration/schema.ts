import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { PAYMENT_METHODS } from '@/lib/api/payment-methods';
import { SERVICE_KINDS } from '@/lib/api/service-kind';
import {
  openEnum,
  PictureOrNoneSchema,
  PictureSchema,
  SORT_ORDERS,
  TextOrNoneSchema,
  TextSchema,
} from '@/lib/api/shapes';
import { LOCALES } from '@/lib/i18n/locales';

const navigationFields = {
  title: TextSchema,
  /** inside the shop (`/about-us`, without a language prefix) or another site (`https://…`) */
  path: z._default(z.nullable(z.string()), null),
  /** true: a panel under the bar shows this item's children as columns; false: a plain list under the entry does */
  is_megamenu: z._default(z.boolean(), false),
  picture: z.nullish(PictureSchema),
};
const NavigationLeafSchema = z.object(navigationFields);
export type NavigationItem = z.infer<typeof NavigationLeafSchema> & { children: NavigationItem[] };

/** One item of the navigation with what is below it: the specification's three levels, and deeper ones where there are any. */
export const NavigationItemSchema: z.ZodMiniType<NavigationItem> = z.object({
  ...navigationFields,
  children: z._default(z.array(z.lazy(() => NavigationItemSchema)), []),
});

export const LinkSchema = z.object({ title: TextSchema, path: z.string() });
export type Link = z.infer<typeof LinkSchema>;

const outcome = z.object({ title: TextSchema, description: z.nullish(TextSchema) });
/** Words of the result pages, by type (`order`, `credit_card`, `verification_code` …) and outcome. */
export const ResponseMessagesSchema = z.record(
  z.string(),
  z.object({ success: z.optional(outcome), failure: z.optional(outcome), cancelled: z.optional(outcome) }),
);

export const NavbarSchema = z.object({
  logo: z._default(z.object({ url: z._default(z.nullable(z.string()), null), alt: z.nullish(TextSchema) }), {
    url: null,
  }),
  items: z._default(z.array(NavigationItemSchema), []),
  account_items: z._default(
    z.array(z.object({ title: TextSchema, path: z.string(), is_enabled: z._default(z.boolean(), false) })),
    [],
  ),
});
export const SocialSchema = z.object({ type: z.string(), title: z.string(), url: z.string() });

/** Days of the week as schema.org and iCalendar shorten them. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];
const ClockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** When the studio is open, in Hong Kong time; days that no entry names are closed. */
export const OpeningHoursSchema = z.object({ days: z.array(openEnum(DAYS)), opens: ClockSchema, closes: ClockSchema });
export type OpeningHours = z.infer<typeof OpeningHoursSchema>;

/** Where the studio is. `map_url` is its page on a map service; without it the map is searched for the address. */
export const StoreSchema = z.object({
  address: z.nullish(TextSchema),
  phone: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  map_url: z.nullish(z.string()),
  geo: z.nullish(z.object({ latitude: z.number(), longitude: z.number() })),
  opening_hours: z._default(z.array(OpeningHoursSchema), []),
  is_closed_on_public_holidays: z._default(z.boolean(), false),
});
export type Store = z.infer<typeof StoreSchema>;

export const FooterSchema = z.object({
  description: z.nullish(TextSchema),
  social: z._default(z.array(SocialSchema), []),
  store: StoreSchema,
  sections: z._default(z.array(z.object({ title: TextSchema, items: z._default(z.array(LinkSchema), []) })), []),
  powered_by: z._default(z.string(), ''),
});

/** What stands between the services of a listing: "Not sure? Send a floor plan". */
export const ListingTileSchema = z.object({
  title: TextSchema,
  description: z.nullish(TextSchema),
  path: z.string(),
  picture: z.nullish(PictureSchema),
});
export type ListingTile = z.infer<typeof ListingTileSchema>;

/** Texts and pictures that the shop's staff edit. Everything may be missing: the message files have the fallback. */
export const PageTextsSchema = z.object({
  home: z.optional(
    z.nullable(
      z.object({
        hero_title: z.nullish(TextSchema),
        hero_description: z.nullish(TextSchema),
        hero_action: z.nullish(TextSchema),
        hero_picture: z.nullish(PictureSchema),
        hero_caption: z.nullish(TextSchema),
        categories_title: z.nullish(TextSchema),
        categories_picture: z.nullish(PictureSchema),
        steps: z._default(
          z.array(
            z.object({
              title: TextSchema,
              description: TextOrNoneSchema,
              duration: z.nullish(TextSchema),
              picture: PictureOrNoneSchema,
            }),
          ),
          [],
        ),
        enquiry_title: z.nullish(TextSchema),
        enquiry_description: z.nullish(TextSchema),
        enquiry_picture: z.nullish(PictureSchema),
      }),
    ),
  ),
  listing: z.nullish(
    z.object({
      /** one behind each five services, in this order, each once */
      tiles: z._default(z.array(ListingTileSchema), []),
    }),
  ),
  contact: z.nullish(
    z.object({ lead: z.nullish(TextSchema), opening_hours: z.nullish(TextSchema), picture: z.nullish(PictureSchema) }),
  ),
  authentication: z.nullish(z.object({ picture: z.nullish(PictureSchema) })),
  /** of all error pages */
  not_found: z.nullish(z.object({ picture: z.nullish(PictureSchema) })),
});

/** Where an offline payment is sent. */
export const OfflinePaymentSchema = z.object({
  bank: TextOrNoneSchema,
  account_name: z.string(),
  account_number: z.string(),
  fps_id: z.nullish(z.string()),
});

/** What customers are told about booking and paying: facts of the company, each left out where it is not given. */
export const BookingFactsSchema = z.object({
  /** how, and how soon, the studio gets in touch to fix a date */
  contact: z.nullish(TextSchema),
  /** what a site visit is and costs, which comes before anything with an estimate is booked */
  visit: z.nullish(TextSchema),
  /** what becomes of a payment when an appointment is cancelled */
  cancellation: z.nullish(TextSchema),
  /** how long the money takes then */
  cancellation_return: z.nullish(TextSchema),
  /** which cards the payment page takes */
  cards: z.nullish(TextSchema),
  /** how long an unpaid appointment is held */
  payment_hold: z.nullish(TextSchema),
  /** the same as a number of days from the submission, so that an appointment shows the date */
  payment_hold_days: z.nullish(z.int().check(z.gte(1))),
  /** how long checking a payment proof takes */
  proof_check: z.nullish(TextSchema),
  /** how long the decision on a refund request takes, and how long the money takes after it */
  refund_check: z.nullish(TextSchema),
  refund_return: z.nullish(TextSchema),
  /**
   * What happens after booking, three to five steps for each kind of service: who calls when, the visit, the quotation,
   * what is paid when. One without `kinds` is for all of them.
   */
  steps: z.nullish(
    z.array(
      z.object({
        title: TextSchema,
        description: z.nullish(TextSchema),
        kinds: z.nullish(z.array(openEnum(SERVICE_KINDS))),
      }),
    ),
  ),
  /** what membership points are earned by and worth */
  points: z.nullish(TextSchema),
});
export type BookingFacts = z.infer<typeof BookingFactsSchema>;

/** Why to trust the studio. Each part may be missing: its place is then left out. */
export const StudioFactsSchema = z.object({
  /** four at most: homes done, rating, insurance; `path` is within the shop or `https://…` */
  facts: z.nullish(z.array(z.object({ title: TextSchema, path: z.nullish(z.string()) }))),
  people: z.nullish(
    z.array(z.object({ name: TextSchema, role: z.nullish(TextSchema), picture: z.nullish(PictureSchema) })),
  ),
  /** what the company is registered and insured for, one sentence each */
  licences: z.nullish(z.array(TextSchema)),
});
export type StudioFacts = z.infer<typeof StudioFactsSchema>;

/**
 * A room to browse by. `path` leads to a category or the listing; `keyword`, in the page's language, makes it a search.
 * Rooms stand in the menu and, with their pictures, on the home page.
 */
export const RoomSchema = z.object({
  title: TextSchema,
  path: z.string(),
  keyword: z.nullish(TextSchema),
  picture: z.nullish(PictureSchema),
});
export type Room = z.infer<typeof RoomSchema>;

/** `GET /configuration/latest`: navigation, response messages, page texts, social links, the WhatsApp number. */
export const ConfigurationSchema = z.object({
  name: TextSchema,
  navbar: NavbarSchema,
  footer: FooterSchema,
  response_messages: z._default(ResponseMessagesSchema, {}),
  page_texts: z._default(PageTextsSchema, {}),
  /** digits only, with the country's code */
  whatsapp: z._default(z.string(), ''),
  /** where the mainland's customers write: the account's id, and the picture of the code that leads to it */
  wechat: z.nullish(z.object({ id: z.string(), qr: z.nullish(PictureSchema) })),
  delivery_country_codes: z._default(z.array(z.string()), ['HK']),
  payment_methods: z._default(z.array(openEnum(PAYMENT_METHODS)), ['ONLINE', 'OFFLINE']),
  offline_payment: z._default(z.nullable(OfflinePaymentSchema), null),
  booking: z._default(BookingFactsSchema, {}),
  studio: z.nullish(StudioFactsSchema),
  rooms: z.nullish(z.array(RoomSchema)),
  /**
   * the `_id` of the articles' category whose articles are the studio's projects; without it the home page shows none
   */
  project_category_id: z.nullish(z.string()),
  /**
   * groups of words that mean the same when services are searched in a language, the shop's own first: bathroom, toilet
   */
  search_synonyms: z.nullish(z.array(z.object({ language: openEnum(LOCALES), words: z.array(z.string()) }))),
});
export type Configuration = z.infer<typeof ConfigurationSchema>;

export const CustomerLocalesSchema = z.object({
  data: z.array(z.object({ slug: openEnum(LOCALES), title: z.string(), is_default: z._default(z.boolean(), false) })),
});

export type CustomerLocale = z.infer<typeof CustomerLocalesSchema>['data'][number];

/** One way to sort a listing; `slug` goes into the shop's URL. */
export const SortingSchema = z.object({
  slug: z.string(),
  title: TextSchema,
  sort_by: z.string(),
  sort_order: openEnum(SORT_ORDERS),
});
export type Sorting = z.infer<typeof SortingSchema>;
export const SortingListSchema = z.object({ data: z.array(SortingSchema) });

export const configurationCalls = {
  getConfiguration: call({
    method: 'GET',
    path: '/configuration/latest',
    access: 'public',
    response: ConfigurationSchema,
    tags: ['configuration'],
  }),
  getCustomerLocales: call({
    method: 'GET',
    path: '/configuration/slug/customer-locales',
    access: 'public',
    response: CustomerLocalesSchema,
    tags: ['configuration'],
  }),
  getSortingList: call({
    method: 'GET',
    path: '/configuration/slug/{slug}/sorting-list',
    access: 'public',
    response: SortingListSchema,
    tags: ['configuration'],
  }),
};

import * as z from 'zod/mini';
import { atom, flag, listOf, number, objectOf, optional, pageList, shown, string } from '@/lib/api/atoms';
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
  path: shown(z.nullable(string), null),
  /** true: a panel under the bar shows this item's children as columns; false: a plain list under the entry does */
  is_megamenu: shown(flag, false),
  picture: shown(PictureSchema),
};
const NavigationLeafSchema = z.object(navigationFields);
export type NavigationItem = z.infer<typeof NavigationLeafSchema> & { children: NavigationItem[] };

/** One item of the navigation with what is below it: the specification's three levels, and deeper ones where there are any. */
export const NavigationItemSchema: z.ZodMiniType<NavigationItem> = z.object({
  ...navigationFields,
  children: shown(listOf(z.lazy(() => NavigationItemSchema)), []),
});

export const LinkSchema = z.object({ title: TextSchema, path: string });
export type Link = z.infer<typeof LinkSchema>;

const days = () => shown(atom('number', z.int().check(z.gte(1))));
const outcome = shown(z.object({ title: TextSchema, description: shown(TextSchema) }));
/** Words of the result pages, by type (`order`, `credit_card`, `verification_code` …) and outcome. */
export const ResponseMessagesSchema = z.record(
  z.string(),
  shown(z.object({ success: outcome, failure: outcome, cancelled: outcome }), {}),
);

export const NavbarSchema = objectOf({
  logo: shown(objectOf({ url: shown(z.nullable(string), null), alt: shown(TextSchema) }, 'url'), { url: null }),
  items: shown(listOf(NavigationItemSchema), []),
  account_items: shown(listOf(z.object({ title: TextSchema, path: string, is_enabled: optional(flag, false) })), []),
});
export const SocialSchema = z.object({ type: string, title: string, url: string });

/** Days of the week as schema.org and iCalendar shorten them. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];
const ClockSchema = atom('string', z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));
const DateSchema = atom('string', z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));
/** When the studio is open, in Hong Kong time; days that no entry names are closed. */
export const OpeningHoursSchema = z.object({ days: listOf(openEnum(DAYS)), opens: ClockSchema, closes: ClockSchema });
export type OpeningHours = z.infer<typeof OpeningHoursSchema>;

/** Where the studio is. `map_url` is its page on a map service; without it the map is searched for the address. */
export const StoreSchema = objectOf(
  {
    address: shown(TextSchema),
    phone: shown(string, ''),
    email: shown(string, ''),
    map_url: shown(string),
    geo: shown(z.object({ latitude: number, longitude: number })),
    opening_hours: shown(listOf(OpeningHoursSchema), []),
    is_closed_on_public_holidays: shown(flag, false),
    /** days on which nobody comes, as public holidays: no site visit is asked for then */
    closed_days: shown(listOf(DateSchema)),
  },
  'address',
);
export type Store = z.infer<typeof StoreSchema>;

export const FooterSchema = z.object({
  description: shown(TextSchema),
  social: shown(listOf(SocialSchema), []),
  store: StoreSchema,
  sections: shown(listOf(z.object({ title: TextSchema, items: shown(listOf(LinkSchema), []) })), []),
  powered_by: shown(string, ''),
});

/** What stands between the services of a listing: "Not sure? Send a floor plan". */
export const ListingTileSchema = z.object({
  title: TextSchema,
  description: shown(TextSchema),
  path: string,
  picture: shown(PictureSchema),
});
export type ListingTile = z.infer<typeof ListingTileSchema>;

/**
 * A room to browse by. `path` leads to a category or the listing; `keyword`, in the page's language, makes it a search.
 * Rooms stand in the menu and, with their pictures, on the home page.
 */
export const RoomSchema = z.object({
  title: TextSchema,
  path: string,
  keyword: shown(TextSchema),
  picture: shown(PictureSchema),
});
export type Room = z.infer<typeof RoomSchema>;

/** Texts and pictures that the shop's staff edit. Everything may be missing: the message files have the fallback. */
export const PageTextsSchema = z.object({
  home: shown(
    z.object({
      hero_title: shown(TextSchema),
      hero_description: shown(TextSchema),
      hero_action: shown(TextSchema),
      hero_picture: shown(PictureSchema),
      hero_caption: shown(TextSchema),
      categories_title: shown(TextSchema),
      categories_picture: shown(PictureSchema),
      steps: shown(
        listOf(
          z.object({
            title: TextSchema,
            description: TextOrNoneSchema,
            duration: shown(TextSchema),
            picture: PictureOrNoneSchema,
          }),
        ),
        [],
      ),
      enquiry_title: shown(TextSchema),
      enquiry_description: shown(TextSchema),
      enquiry_picture: shown(PictureSchema),
    }),
  ),
  listing: shown(
    z.object({
      /** one behind each five services, in this order, each once */
      tiles: shown(listOf(ListingTileSchema), []),
      /** to narrow the list by: what a service offers, as its options name it */
      materials: shown(listOf(RoomSchema), []),
    }),
  ),
  contact: shown(
    z.object({ lead: shown(TextSchema), opening_hours: shown(TextSchema), picture: shown(PictureSchema) }),
  ),
  authentication: shown(
    z.object({
      picture: shown(PictureSchema),
      /** beside the registration, where that has one of its own */
      register_picture: shown(PictureSchema),
    }),
  ),
  /** of all error pages */
  not_found: shown(z.object({ picture: shown(PictureSchema) })),
});

/** Where an offline payment is sent. */
export const OfflinePaymentSchema = z.object({
  bank: TextOrNoneSchema,
  account_name: string,
  account_number: string,
  fps_id: shown(string),
});

/** What customers are told about booking and paying: facts of the company, each left out where it is not given. */
export const BookingFactsSchema = z.object({
  /** how, and how soon, the studio gets in touch to fix a date */
  contact: shown(TextSchema),
  /** the same as a number of working days, as the next two: once they have passed, the words change */
  contact_days: days(),
  proof_check_days: days(),
  refund_check_days: days(),
  /** what a site visit is and costs, which comes before anything with an estimate is booked */
  visit: shown(TextSchema),
  /** what becomes of a payment when an appointment is cancelled */
  cancellation: shown(TextSchema),
  /** how long the money takes then */
  cancellation_return: shown(TextSchema),
  /** which cards the payment page takes */
  cards: shown(TextSchema),
  /** how long an unpaid appointment is held */
  payment_hold: shown(TextSchema),
  /** the same as a number of days from the submission, so that an appointment shows the date */
  payment_hold_days: days(),
  /** how long checking a payment proof takes */
  proof_check: shown(TextSchema),
  /** how long the decision on a refund request takes, and how long the money takes after it */
  refund_check: shown(TextSchema),
  refund_return: shown(TextSchema),
  /**
   * What happens after booking, three to five steps for each kind of service: who calls when, the visit, the quotation,
   * what is paid when. One without `kinds` is for all of them.
   */
  steps: shown(
    listOf(
      z.object({
        title: TextSchema,
        description: shown(TextSchema),
        kinds: shown(listOf(openEnum(SERVICE_KINDS))),
      }),
    ),
  ),
  /** what membership points are earned by and worth */
  points: shown(TextSchema),
});
export type BookingFacts = z.infer<typeof BookingFactsSchema>;

/** Why to trust the studio. Each part may be missing: its place is then left out. */
export const StudioFactsSchema = z.object({
  /** four at most: homes done, rating, insurance; `path` is within the shop or `https://…` */
  facts: shown(listOf(z.object({ title: TextSchema, path: shown(string) }))),
  people: shown(listOf(z.object({ name: TextSchema, role: shown(TextSchema), picture: shown(PictureSchema) }))),
  /** what the company is registered and insured for, one sentence each */
  licences: shown(listOf(TextSchema)),
});
export type StudioFacts = z.infer<typeof StudioFactsSchema>;

/** `GET /configuration/latest`: navigation, response messages, page texts, social links, the WhatsApp number. */
export const ConfigurationSchema = z.object({
  name: TextSchema,
  navbar: NavbarSchema,
  footer: FooterSchema,
  response_messages: shown(ResponseMessagesSchema, {}),
  page_texts: shown(PageTextsSchema, {}),
  /** digits only, with the country's code */
  whatsapp: shown(string, ''),
  /** where the mainland's customers write: the account's id, and the picture of the code that leads to it */
  wechat: shown(z.object({ id: string, qr: shown(PictureSchema) })),
  delivery_country_codes: shown(listOf(string), ['HK']),
  payment_methods: optional(listOf(openEnum(PAYMENT_METHODS)), ['ONLINE', 'OFFLINE']),
  offline_payment: shown(z.nullable(OfflinePaymentSchema), null),
  booking: shown(BookingFactsSchema, {}),
  studio: shown(StudioFactsSchema),
  rooms: shown(listOf(RoomSchema)),
  /**
   * the `_id` of the articles' category whose articles are the studio's projects; without it the home page shows none
   */
  project_category_id: shown(string),
  /**
   * groups of words that mean the same when services are searched, the shop's own first: bathroom, toilet; added to the
   * built-in ones
   */
  search_synonyms: shown(listOf(z.object({ language: openEnum(LOCALES), words: listOf(string) }))),
});
export type Configuration = z.infer<typeof ConfigurationSchema>;

export const CustomerLocalesSchema = z.object({
  data: pageList(z.object({ slug: openEnum(LOCALES), title: string, is_default: shown(flag, false) })),
});

export type CustomerLocale = z.infer<typeof CustomerLocalesSchema>['data'][number];

/** One way to sort a listing; `slug` goes into the shop's URL. */
export const SortingSchema = z.object({
  slug: string,
  title: TextSchema,
  sort_by: string,
  sort_order: openEnum(SORT_ORDERS),
});
export type Sorting = z.infer<typeof SortingSchema>;
export const SortingListSchema = z.object({ data: pageList(SortingSchema) });

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

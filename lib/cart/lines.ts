import { isEstimate, type ServiceKind, serviceKind } from '@/lib/api/service-kind';
import type { Picture, Text } from '@/lib/api/shapes';
import type { Cart, CartItem } from '@/lib/cart/schema';

/** What is known of a service before the server has put it into the cart: no money, the backend calculates it. */
export type CartPreview = {
  product_id: string;
  product_title: Text;
  product_variant_title: Text;
  image: Picture;
  kind: ServiceKind;
};

/** What a press of "Add to requests" adds. */
export type Addition = {
  variantId: string;
  /** a whole number from 1 */
  qty: number;
  /** how the line looks until the backend has calculated it */
  preview: CartPreview;
  isAvailable: boolean;
  /** the stepper has refused what was typed, and says so: nothing is added until that is mended */
  isQtyRefused: boolean;
};

/**
 * One line as it is shown. `item` is the server's, with its money and currency; null while the server has not
 * calculated it.
 */
export type CartLine = {
  variantId: string;
  productId: string | null;
  productTitle: Text;
  variantTitle: Text;
  image: Picture;
  kind: ServiceKind;
  qty: number;
  isAvailable: boolean;
  item: (CartItem & { currency: string }) | null;
};

/**
 * A change of one line. The backend takes `qty`, how many more or fewer; the shopper sees `target`, the quantity
 * itself, so that a cart which holds the change already does not count it twice.
 */
export type CartChange = { variantId: string; qty: number; target: number; preview?: CartPreview };

/** The lines of a cart. They are shown apart from the sums, which name the currency: each item carries it along. */
export const linesOf = ({ cart_items, calculations }: Cart): CartLine[] =>
  cart_items.map((item) => ({
    ...lineFrom({ ...item, product_id: item.product_id ?? null, kind: serviceKind(item) }),
    variantId: item.product_variant_id,
    qty: item.qty,
    isAvailable: item.is_available,
    item: { ...item, currency: item.currency ?? calculations.currency },
  }));

type Titled = { product_title: Text; product_variant_title?: Text | null };

/** What a line is called: the service's name, or the variant's where the backend names none. */
export const lineTitle = ({ product_title, product_variant_title }: Titled): Text =>
  Object.values(product_title).some(Boolean) ? product_title : (product_variant_title ?? {});

type LineSource = Omit<CartPreview, 'product_id'> & { product_id: string | null };

const lineFrom = ({ product_id, product_title, product_variant_title, image, kind }: LineSource) => ({
  productId: product_id,
  productTitle: lineTitle({ product_title, product_variant_title }),
  variantTitle: product_variant_title,
  image,
  kind,
});

/** Whether a line's price is an estimate; not as long as it is being calculated. */
export const isEstimateLine = ({ item }: CartLine): boolean => item !== null && isEstimate(item);

/** What a line says of its price: that it is an estimate, or that it is not one where others are. */
export function priceKind(line: CartLine, lines: readonly CartLine[]): 'estimate' | 'fixedPrice' | undefined {
  if (isEstimateLine(line)) return 'estimate';
  return line.item && lines.some(isEstimateLine) ? 'fixedPrice' : undefined;
}

/**
 * The lines after a change; a new one comes last, as the server adds it. Changed lines have no money: that of another
 * quantity would be wrong.
 */
export function applyChange(lines: readonly CartLine[], { variantId, target, preview }: CartChange): CartLine[] {
  const isKnown = lines.some((line) => line.variantId === variantId);
  const changed = lines.map((line) =>
    line.variantId === variantId && line.qty !== target ? { ...line, qty: target, item: null } : line,
  );
  if (!isKnown && preview)
    changed.push({ ...lineFrom(preview), variantId, qty: target, isAvailable: true, item: null });
  return changed.filter(({ qty }) => qty > 0);
}

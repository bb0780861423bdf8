import { AddToCart } from '@/components/cart/add-to-cart';
import { DetailScreen } from '@/components/catalog/detail-screen';
import { productMetadata } from '@/lib/catalog/metadata';
import type { Product } from '@/lib/catalog/schema';
import { getProduct } from '@/lib/catalog/server';
import { notFound } from '@/lib/i18n/navigation';

type Props = { params: Promise<{ id: string; slug?: string[] }> };

// rendered when first asked for, and kept
export function generateStaticParams() {
  return [];
}

/** The slug is for reading alone: whatever it says, the id decides, and the canonical link has the right one. */
async function productOf({ params }: Props): Promise<Product> {
  const { id } = await params;
  const product = await getProduct(decoded(id));
  if (!product) notFound();
  return product;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export const generateMetadata = async (props: Props) => productMetadata(await productOf(props));

export default async function ProductPage(props: Props) {
  return <DetailScreen product={await productOf(props)} AddToCart={AddToCart} />;
}

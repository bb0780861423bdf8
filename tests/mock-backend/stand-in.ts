import { PICTURES } from './data/pictures.ts';
import { t } from './data/text.ts';
import type { Seed } from './seed.ts';

const content = (slug: string, title: ReturnType<typeof t>) => ({
  slug,
  title,
  lead: null,
  body: t('<p>…</p>', '<p>…</p>', '<p>…</p>'),
  picture: PICTURES['hero-living-room'],
  updated_at: null,
});

export const standIn: Pick<Seed, 'posts' | 'postCategories' | 'postReviews' | 'contents'> = {
  posts: [],
  postCategories: [],
  postReviews: new Map(),
  contents: [
    content('about-us', t('About us', '關於我們', '关于我们')),
    content('disclaimer', t('Disclaimer', '免責聲明', '免责声明')),
    content('payment-terms-and-special-fees', t('Payment terms and special fees', '付款條款及特別收費', '付款条款与特殊收费')),
    content('privacy-policy', t('Privacy policy', '私隱政策', '隐私政策')),
    content('refund-policy', t('Refund policy', '退款政策', '退款政策')),
    content('terms-and-conditions', t('Terms and conditions', '條款及細則', '条款与细则')),
  ],
};

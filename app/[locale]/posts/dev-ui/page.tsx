import { serif } from '@/styles/font';
import { Header } from '@/components/layout/header';
import { Footer } from '@/components/layout/footer';
import { SkipLink } from '@/components/layout/skip-link';
import { ScrollToTop } from '@/components/layout/scroll-to-top';
import { LoginLink } from '@/components/layout/account-menu';
import { CountBadgeLink } from '@/components/layout/count-badge';
import { Link } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { getConfiguration } from '@/lib/configuration/server';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ToastHost } from '@/components/ui/toast-host';
import { Icon } from '@/components/ui/icon';
import { Demo } from './demo';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, PageHead, Section, SectionHead } from '@/components/ui/section';
import { Picture } from '@/components/ui/picture';
import { Button, ButtonLink, TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { StatusBadge } from '@/components/ui/status-badge';
import { CardSkeleton } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import { Stars } from '@/components/ui/stars';
import { EmptyState } from '@/components/ui/empty-state';
import { Prose } from '@/components/ui/prose';
import { LoadMore } from '@/components/ui/load-more';
import { Sums, Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { Money } from '@/components/ui/money';

const names =
  'alert arrow back bag bank call camera card check clock close copy down edit expand eye facebook file filter gift globe heart hide info instagram left link linkedin logout mail menu minus offline phone pin plus print refresh right search share star tag ticket trash truck up upload user wechat whatsapp xiaohongshu youtube'.split(
    ' ',
  );
const tt = (en: string, zh: string, cn: string) => ({ en, zh, cn });
export default async function Page() {
  const locale = await getLocale();
  const configuration = structuredClone(await getConfiguration());
  if (configuration.navbar.items[0] && configuration.navbar.items[0].children.length === 0)
    configuration.navbar.items[0].children = [
      ['Design', ['Space planning', 'Lighting design', 'Soft furnishing']],
      ['Renovation works', ['Whole-home renovation', 'Room renovation', 'Building trades', 'Smart home']],
      ['Furniture', ['Custom furniture']],
      ['Commercial spaces', ['Shops and cafés', 'Offices']],
      ['Inspection and supervision', []],
    ].map(([a, b]) => ({
      title: tt(a as string, '裝修工程', '装修工程'),
      path: '/shop/main/product?category=x',
      is_megamenu: true,
      children: (b as string[]).map((c) => ({ title: tt(c, '全屋裝修', '全屋整装'), path: '/shop/main/product?category=y', is_megamenu: false, children: [] })),
    }));
  if (!configuration.footer.description) {
    configuration.footer = {
      description: tt(
        'Interior design and renovation in Hong Kong since 2018: one studio from floor plan to fitting-out and furniture.',
        '由平面佈局、裝修到傢俬設計的一站式服務，2018 年於香港成立。',
        '从平面布局、装修到家具设计的一站式服务，2018 年成立于香港。',
      ),
      social: [
        { type: 'instagram', title: 'Instagram', url: 'https://x.example' },
        { type: 'facebook', title: 'Facebook', url: 'https://y.example' },
      ],
      store: {
        address: tt(
          'Unit 1203, 12/F, Harbour Trade Centre\n88 Hoi Yuen Road, Kwun Tong, Kowloon',
          '九龍觀塘開源道 88 號 12 樓 1203 室',
          '九龙观塘开源道 88 号 12 楼 1203 室',
        ),
        phone: '+852 0000 0000',
        email: 'studio@example.hk',
      },
      sections: [
        { title: tt('Services', '服務', '服务'), items: [{ title: tt('Floor-plan layout', '平面佈局設計', '户型布局设计'), path: '/shop/main/product' }] },
        { title: tt('Help', '說明', '帮助'), items: [{ title: tt('Payment terms and special fees', '付款條款及特別收費', '付款条款与特殊收费'), path: '/x' }] },
      ],
      powered_by: 'Atelier HK Online',
    };
  }
  return (
    <div>
      <Container>
        <PageHead
          crumbs={<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/shop/main/product' }, { label: 'Storage' }]} />}
          title={locale === 'en' ? 'Storage and shelving' : '儲物及層架'}
          lead="Measured on site, built in our own workshop, fitted by the people who built it."
        />
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {names.map((n) => (
            <span key={n} title={n}>
              <Icon name={n as never} />
            </span>
          ))}
        </p>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 }}>
          <Button>Primary</Button>
          <Button busy>Sending</Button>
          <Button disabled>Disabled</Button>
          <Button variant="line">Secondary</Button>
          <Button variant="ink">Ink</Button>
          <Button variant="line" size="s">
            Small
          </Button>
          <ButtonLink href="/about-us" variant="line">
            Link
          </ButtonLink>
          <TextLink href="/about-us" arrow>
            All services
          </TextLink>
          <TextLink href="/about-us">text link</TextLink>
        </p>
        <Demo />
        <div style={{ display: 'grid', gap: 12, marginTop: 24 }}>
          <Note>420 points expire on 31/12/2026.</Note>
          <Note tone="ok">AUTUMN500 applied.</Note>
          <Note tone="warn" icon="clock">
            Waiting for payment.
          </Note>
          <Note tone="error" action={<TextLink href="/">Try again</TextLink>}>
            The file is larger than 10 MB.
          </Note>
          <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <StatusBadge>Submitted</StatusBadge>
            <StatusBadge tone="warn">Pending</StatusBadge>
            <StatusBadge tone="ok">Completed</StatusBadge>
            <StatusBadge tone="error">Cancelled</StatusBadge>
            <Stars rating={3.6} /> <Money amount={12800} currency="HKD" locale={locale} /> <Money was amount={14800} currency="HKD" locale={locale} />
          </p>
        </div>
      </Container>
      <Section ground="white">
        <SectionHead
          title={locale === 'en' ? 'Recommended this month' : '本月推薦'}
          action={
            <TextLink href="/shop/main/product" arrow>
              All services
            </TextLink>
          }
        />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: 'var(--gap)' }}>
          <Picture
            picture={{ url: 'http://localhost:4010/media/hero-living-room.webp', width: 1600, height: 1000, color: '#cbb' }}
            alt="x"
            sizes="(width >= 992px) 25vw, 50vw"
            ratio="4/5"
            priority
          />
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
        <LoadMore shown={5} total={20} words="Showing 5 of 20">
          <Button variant="line">Load more</Button>
        </LoadMore>
      </Section>
      <Section>
        <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))' }}>
          <Timeline
            steps={[
              { key: 'a', title: 'Submitted', time: { iso: '2026-11-18', text: '18/11/2026 10:24' }, state: 'done' },
              { key: 'b', title: 'Pending', note: 'We are checking it', state: 'now' },
              { key: 'c', title: 'Completed', state: 'todo' },
            ]}
          />
          <Panel as="div">
            <h2>Summary</h2>
            <Sums
              lines={[
                { key: '1', name: 'Subtotal', amount: 'HK$12,800.00' },
                { key: '2', name: 'Discount', note: 'AUTUMN500', amount: '−HK$500.00', minus: true },
              ]}
              total={{ name: 'Total', amount: 'HK$12,300.00' }}
            />
          </Panel>
          <Facts
            items={[
              { key: '1', name: 'Category', value: 'Furniture' },
              { key: '2', name: 'Points', value: '1,280' },
            ]}
          />
          <Prose html="<h2>How it goes</h2><p>We measure, <a href='#'>then draw</a>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>" />
        </div>
        <EmptyState
          title="No Result Found"
          description="Try fewer filters or another keyword."
          action={<ButtonLink href="/shop/main/product">Browse services</ButtonLink>}
        />
      </Section>
    </div>
  );
}

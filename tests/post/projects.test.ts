import { describe, expect, test } from 'vitest';
import { linkedServices } from '@/lib/post/linked-services';
import { projectFacts } from '@/lib/post/project-facts';

describe('linkedServices', () => {
  test('are the links to services in any language, each once', () => {
    const body = {
      en: `<a href="/shop/main/product/svc-a/slug">a</a><a class="x" href='https://shop.test/shop/main/product/svc-b?x=1'>b</a>`,
      zh: '<a href="/zh/shop/main/product/svc-a/%E7%AA%97">a</a><a href="/zh/shop/main/product/svc-%E7%AA%97#x">c</a>',
      cn: null,
    };
    expect(linkedServices(body)).toEqual(['svc-a', 'svc-b', 'svc-窗']);
  });
});

describe('projectFacts', () => {
  const fact = (value: string) => ({ title: { en: 'Cost' }, value: { en: value } });
  test('are in the page’s language, or say in which', () => {
    const facts = [{ title: { en: 'Time', zh: '工期' }, value: { en: '5 weeks', zh: '5 星期' } }, fact('HK$1')];
    expect(projectFacts({ facts }, 'zh')).toEqual([
      { title: { text: '工期' }, value: { text: '5\u00A0星期' } },
      { title: { text: 'Cost', lang: 'en-HK' }, value: { text: 'HK$1', lang: 'en-HK' } },
    ]);
  });

  test('are five at most, none without a value, and none of an article that is no project', () => {
    expect(
      projectFacts({ facts: Array.from({ length: 30 }, (_, index) => fact(index === 1 ? ' ' : `${index}`)) }, 'en').map(
        ({ value }) => value.text,
      ),
    ).toEqual(['0', '2', '3', '4', '5']);
    expect(projectFacts({ facts: null }, 'en')).toEqual([]);
    expect(projectFacts({}, 'en')).toEqual([]);
  });
});

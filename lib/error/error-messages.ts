import type { Locale } from '../i18n/locales.ts';

// Error pages that are made without Next cannot read the message files. A test compares these texts with them.

/** The texts of the page that is shown when the error page itself fails. Every page carries them. */
export const ERROR_MESSAGES: Record<Locale, Record<'error' | 'errorTitle' | 'inError' | 'home', string>> = {
  en: {
    error: 'Error',
    errorTitle: 'Something went wrong on our side. Try again later.',
    inError: 'An error occurred while showing the error page',
    home: 'Back to the home page',
  },
  zh: { error: '錯誤', errorTitle: '系統發生問題，請稍後再試。', inError: '顯示錯誤頁面時發生錯誤', home: '返回主頁' },
  cn: { error: '错误', errorTitle: '系统出现问题，请稍后重试。', inError: '显示错误页面时发生错误', home: '返回首页' },
};

/** Those that only the server needs: no script of the browser has them. */
export const SERVER_ERROR_MESSAGES: Record<
  Locale,
  Record<
    | 'browse'
    | 'cookiesText'
    | 'cookiesTitle'
    | 'notFoundText'
    | 'notFoundTitle'
    | 'retry'
    | 'searchesText'
    | 'searchesTitle'
    | 'unknownMiddleware'
    | 'unreachable',
    string
  >
> = {
  en: {
    browse: 'Browse services',
    cookiesText: 'Delete the cookies of this website in your browser’s settings, then try again.',
    cookiesTitle: 'Your browser sends too much data',
    notFoundText: 'Oops! The requested URL was not found.',
    notFoundTitle: 'This page could not be found',
    retry: 'Try again',
    searchesText: 'There were too many searches from your connection. Try again in a moment.',
    searchesTitle: 'Too many searches',
    unknownMiddleware: 'Unknown middleware {name}',
    unreachable: 'This website cannot be reached. Try again in a moment.',
  },
  zh: {
    browse: '瀏覽服務',
    cookiesText: '請在瀏覽器設定中刪除本網站的 Cookie，然後再試一次。',
    cookiesTitle: '瀏覽器傳送的資料過多',
    notFoundText: '抱歉！找不到您要求的網址。',
    notFoundTitle: '找不到此頁面',
    retry: '再試一次',
    searchesText: '您所用網絡的搜尋次數過多，請稍後再試。',
    searchesTitle: '搜尋次數過多',
    unknownMiddleware: '未知的中介軟件 {name}',
    unreachable: '暫時未能連接本網站，請稍後再試。',
  },
  cn: {
    browse: '浏览服务',
    cookiesText: '请在浏览器设置中删除本网站的 Cookie，然后重试。',
    cookiesTitle: '浏览器发送的数据过多',
    notFoundText: '抱歉！未找到您请求的网址。',
    notFoundTitle: '未找到该页面',
    retry: '重试',
    searchesText: '您所在网络的搜索次数过多，请稍后重试。',
    searchesTitle: '搜索次数过多',
    unknownMiddleware: '未知的中间件 {name}',
    unreachable: '暂时无法连接本网站，请稍后重试。',
  },
};

import type { Locale } from '@/lib/i18n/locales';

type Words = Record<'error' | 'errorTitle' | 'inError' | 'notFoundTitle' | 'notFoundText' | 'browse' | 'retry' | 'home', string>;

/**
 * The words of the pages that stand in when nothing else can be shown: they have no messages to read from, so they
 * bring their own. A test holds them against the message files (namespace `Error`).
 */
export const ERROR_WORDS: Record<Locale, Words> = {
  en: {
    error: 'Error',
    errorTitle: 'Something went wrong on our side. Try again later.',
    inError: 'An error occurred while showing the error page',
    notFoundTitle: 'This page could not be found',
    notFoundText: 'Oops! The requested URL was not found.',
    browse: 'Browse services',
    retry: 'Try again',
    home: 'Back to the home page',
  },
  zh: {
    error: '錯誤',
    errorTitle: '系統發生問題，請稍後再試。',
    inError: '顯示錯誤頁面時發生錯誤',
    notFoundTitle: '找不到此頁面',
    notFoundText: '抱歉！找不到您要求的網址。',
    browse: '瀏覽服務',
    retry: '再試一次',
    home: '返回主頁',
  },
  cn: {
    error: '错误',
    errorTitle: '系统出现问题，请稍后重试。',
    inError: '显示错误页面时发生错误',
    notFoundTitle: '未找到该页面',
    notFoundText: '抱歉！未找到您请求的网址。',
    browse: '浏览服务',
    retry: '重试',
    home: '返回首页',
  },
};

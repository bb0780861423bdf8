import type { Locale } from '@/lib/i18n/locales';

/**
 * The texts of the page that is shown when the error page itself fails. It cannot read the message files, and every
 * page carries it. A test holds them against the namespaces `Common`, `Toast` and `ErrorPages`.
 */
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

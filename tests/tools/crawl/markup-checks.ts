import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What may stand within what, and which attributes and values an element may have. Style and taste are no matter here. */
const RULES = [
  ['element-permitted-content', 'element-permitted-parent', 'element-permitted-occurrences', 'element-permitted-order', 'element-required-ancestor'],
  ['element-required-attributes', 'element-required-content', 'close-order', 'void-content', 'no-unknown-elements', 'script-element'],
  ['attribute-allowed-values', 'attribute-misuse', 'input-attributes', 'no-dup-attr', 'valid-autocomplete', 'valid-for', 'aria-label-misuse'],
  ['multiple-labeled-controls', 'no-multiple-main'],
].flat();

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, elements: ['html5'], rules: Object.fromEntries(RULES.map((name) => [name, 'error'])) }),
);

/** Where a page's HTML breaks the rules of HTML. A browser puts such markup right as it thinks best. */
export function markupFindings(html: string): { rule: string; text: string }[] {
  // most of a page are the framework's scripts, whose content is no markup
  const markup = html.replace(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1</script>');
  return validator.validateStringSync(markup).results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ({ rule: ruleId, text: message })));
}

/** The same of a page as it was sent, each problem once. */
export const markupProblems = (html: string): string[] => [...new Set(markupFindings(html).map(({ rule, text }) => `markup: ${text} (${rule})`))];

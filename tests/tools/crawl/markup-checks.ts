import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What may stand within what, and an element's attributes and their values. Style and taste are no matter here. */
const RULES = [
  [
    'element-permitted-content',
    'element-permitted-parent',
    'element-permitted-occurrences',
    'element-permitted-order',
    'element-required-ancestor',
  ],
  [
    'element-required-attributes',
    'element-required-content',
    'close-order',
    'void-content',
    'no-unknown-elements',
    'script-element',
  ],
  [
    'attribute-allowed-values',
    'attribute-misuse',
    'input-attributes',
    'no-dup-attr',
    'valid-autocomplete',
    'valid-for',
    'aria-label-misuse',
  ],
  ['multiple-labeled-controls', 'no-multiple-main'],
].flat();

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries(RULES.map((name) => [name, 'error'])),
  }),
);

/** Where a page's HTML, as it was sent, breaks HTML's rules, each problem once: browsers mend it as they think best. */
export function markupProblems(html: string): string[] {
  // most of a page are the framework's scripts, whose content is no markup
  const markup = html.replace(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1</script>');
  const messages = validator.validateStringSync(markup).results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ ruleId, message }) => `markup: ${message} (${ruleId})`))];
}

/** Who says it, by which rule, of what (part of the finding's text), only where something lies over the page, and why the shop keeps it. */
export type Disagreement = { judge: Judge; rule: string; about?: RegExp; isOver?: true; reason: string };
export type Judge = 'html-validate' | 'IBM' | 'Siteimprove';

const BEHIND = 'the engine counts what lies behind a modal dialog, which is inert';

const LIVE = 'the bar about a lost connection is a live region, which says itself wherever it stands';

/** Findings that are wrong, or ask for more than WCAG 2.2 AA. One that no screen has any more fails a run over all screens. */
export const DISAGREEMENTS: Disagreement[] = [
  {
    judge: 'html-validate',
    rule: 'no-unknown-elements',
    about: /<next-route-announcer>/,
    reason: 'the custom element by which the framework announces a navigation',
  },
  {
    judge: 'html-validate',
    rule: 'element-permitted-occurrences',
    about: /<title>/,
    reason: 'React puts the title of what has been loaded before the one that the page came with, and browsers take the first',
  },
  {
    judge: 'IBM',
    rule: 'aria_content_in_landmark',
    about: /href="#main"/,
    reason: 'the link that skips to the content has to come before every landmark',
  },
  {
    judge: 'IBM',
    rule: 'aria_article_label_unique',
    reason: 'an article is named by the heading in it, a comment or review by its author; WCAG asks for no label',
  },
  {
    judge: 'IBM',
    rule: 'input_label_exists',
    about: /min_price|max_price|name="sort"|id="voucher-code"/,
    reason: 'there is a label; its text is clipped, which the engine takes for hidden. Browsers compute the name',
  },
  {
    judge: 'IBM',
    rule: 'label_content_exists',
    about: /<label (?:data-bare|class="[^"]*star)/,
    reason: 'the label has a clipped text (boxes of a list) or the control an aria-label (stars)',
  },
  {
    judge: 'IBM',
    rule: 'input_autocomplete_valid',
    about: /autocomplete="username"/,
    reason: 'HTML allows `username` on a field for an email address; password managers need it',
  },
  {
    judge: 'IBM',
    rule: 'element_tabbable_role_valid',
    about: /role="region"/,
    reason: 'a table that scrolls has to be reached by the keyboard (axe: scrollable-region-focusable)',
  },
  {
    judge: 'Siteimprove',
    rule: 'sia-r73',
    about: /paragraph is less than 1\.5/,
    reason: 'titles, leads and notes of a few lines are set closer than running text; WCAG asks for 1.5 at level AAA (1.4.8)',
  },
  {
    judge: 'Siteimprove',
    rule: 'sia-r62',
    about: /<a href="[^"]*\/shop\/main\/product\//,
    isOver: true,
    reason: 'the name of a line in the drawer stands on a line of its own; its option is below it, smaller and in another colour',
  },
  { judge: 'IBM', rule: 'aria_content_in_landmark', about: /: <p>$/, isOver: true, reason: LIVE },
  { judge: 'Siteimprove', rule: 'sia-r57', isOver: true, reason: LIVE },
  { judge: 'IBM', rule: 'fieldset_label_valid', isOver: true, reason: BEHIND },
  { judge: 'Siteimprove', rule: 'sia-r56', isOver: true, reason: BEHIND },
  { judge: 'Siteimprove', rule: 'sia-r61', isOver: true, reason: BEHIND },
  { judge: 'Siteimprove', rule: 'sia-r113', isOver: true, reason: BEHIND },
];

import { defineConfig } from 'oxlint';

// Which folder may import which is in .dependency-cruiser.mjs. The patterns here have no look-ahead: oxlint drops such
// patterns silently.
const ban = (regex: string, message: string) => ({ regex, message });
const FRAMEWORK = [
  ban(
    '^(next/link|next/navigation|next/root-params|next-intl/navigation)$',
    'Links and navigation keep the language: take them from @/lib/i18n.',
  ),
];
const AXIOS = [ban('^axios(/|$)', 'Calls go through lib/calls.')];
// what plain Node loads (server.ts and what it imports) is relative, with its ending
const UPWARDS = [ban('^(\\.\\./)+[^.]*$', 'Imports from another folder are written @/….')];

const imports = (...patterns: ReturnType<typeof ban>[]) => ({
  'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: typeof patterns }],
});

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'nextjs', 'promise', 'node'],
  categories: { correctness: 'error' },
  ignorePatterns: ['.next*', 'node_modules', 'next-env.d.ts', 'test-results', 'playwright-report', '**/*.d.json.ts'],
  rules: {
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/self-closing-comp': 'error',
    // the new JSX runtime
    'react/react-in-jsx-scope': 'off',
    // an svg drawn by role, a group that is no fieldset: the role says it, the tag would not
    'jsx-a11y/prefer-tag-over-role': 'off',
    // control characters in an id are what these patterns look for
    'no-control-regex': 'off',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
    'import/no-default-export': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'no-else-return': 'error',
    'no-nested-ternary': 'error',
    'no-param-reassign': 'error',
    'node/no-process-env': 'error',
  },
  overrides: [
    // routes that share a part keep it beside them
    { files: ['app/**'], rules: imports(...FRAMEWORK, ...AXIOS) },
    // the one place that makes an <img>, with all that the framework's own component would see to
    { files: ['components/ui/picture-image.tsx'], rules: { 'nextjs/no-img-element': 'off' } },
    // a region that scrolls must be reachable with the keyboard (WCAG 2.1.1)
    { files: ['components/ui/table.tsx'], rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' } },
    // moved in two directions with the arrow keys: the role `application` is meant for this, and no role of one value
    // says it
    {
      files: ['components/account/crop-area.tsx'],
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off', 'jsx-a11y/no-noninteractive-element-interactions': 'off' },
    },
    // a click that bubbles up from a link or from the backdrop; keyboards have Escape and the links themselves
    {
      files: ['components/ui/dialog.tsx', 'components/layout/*.tsx'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    {
      files: ['app/**/*.tsx', 'components/**/*.tsx'],
      rules: {
        // words come from the message files; what is between numbers and words is no language
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: false,
            allowedStrings: ['·', '–', '—', '/', '×', '%', '#', ':', '+', '−', '(', ')', ' ', '*', '…'],
          },
        ],
      },
    },
    // the last page that is left when everything else failed has no messages to read
    { files: ['app/global-error.tsx'], rules: { 'react/jsx-no-literals': 'off' } },
    { files: ['components/**', 'lib/**'], rules: imports(...FRAMEWORK, ...AXIOS, ...UPWARDS) },
    { files: ['lib/api/**', 'lib/calls/**'], rules: imports(...FRAMEWORK, ...UPWARDS) },
    { files: ['lib/i18n/**'], rules: imports(...AXIOS, ...UPWARDS) },
    // configuration is read in one place; what else reads variables runs before the shop or beside it
    {
      files: [
        'lib/env.ts',
        'lib/server/**',
        'instrumentation.ts',
        'server.ts',
        '*.config.{ts,mjs}',
        'tests/**',
        'e2e/**',
        'docs/backend/**',
      ],
      rules: { 'node/no-process-env': 'off', 'no-console': 'off' },
    },
    {
      files: ['tests/**', 'e2e/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'react/jsx-no-literals': 'off',
        'promise/valid-params': 'off',
      },
    },
    // no React here: a function may be called useX, and `use` is the test runner's name for handing a fixture out
    {
      files: ['tests/mock-backend/**', 'tests/tools/**', 'e2e/**', 'instrumentation.ts'],
      rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
    },
  ],
});

const RULES = 'packages/domain/src'

/** Glob patterns of the rules in some folders of the domain, all of them when none is named. */
export const rulesIn = (folders) => [
  ...(folders.length === 0 ? ['**'] : folders).map((folder) => `${RULES}/${folder}/**/*.ts`),
  `!${RULES}/**/*.test.ts`,
  `!${RULES}/**/index.ts`,
  `!${RULES}/testing/**`,
]

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.domain.config.ts' },
  // The rules need nothing but themselves, so nothing else is copied.
  ignorePatterns: [
    '**',
    `!${RULES}/**/*.ts`,
    '!packages/domain/package.json',
    '!package.json',
    '!vitest.domain.config.ts',
  ],
  mutate: rulesIn([]),
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  // Percent of the changes to the rules that a test must notice.
  thresholds: { high: 95, low: 85, break: 85 },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  tempDirName: '.stryker-tmp',
}

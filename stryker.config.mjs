const RULES = 'packages/domain/src'

/** Returns glob patterns of the rules in these folders of the domain; of all folders when none is named. */
export const getRulePatterns = (folders) => [
  ...(folders.length === 0 ? ['**'] : folders).map((folder) => `${RULES}/${folder}/**/*.ts`),
  `!${RULES}/**/*.test.ts`,
  `!${RULES}/**/index.ts`,
  `!${RULES}/testing/**`,
]

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.domain.config.ts' },
  // The rules need no other code, so only they are copied.
  ignorePatterns: [
    '**',
    `!${RULES}/**/*.ts`,
    '!packages/domain/package.json',
    '!package.json',
    '!vitest.domain.config.ts',
  ],
  mutate: getRulePatterns([]),
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  // Percentage of mutants that a test must detect.
  thresholds: { high: 95, low: 85, break: 85 },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  tempDirName: '.stryker-tmp',
}

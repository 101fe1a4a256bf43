/**
 * The allowed imports between layers (docs/ARCHITECTURE.md). Type-only imports count, because they couple layers as
 * much as values do.
 */
const dashboard = '^apps/dashboard/src'
const testCode = '^(apps|packages)/[^/]+/src/(gallery|testing|contract)/'
const tests = '\\.(test|gallery)\\.tsx?$'

/** Features that may import other features through their index.ts. Adding one needs an ADR. */
const allowedFeatures = {
  accounts: ['sign-in'],
  'column-list': ['status'],
  timeline: ['column-list', 'status'],
  notifications: ['column-list', 'status'],
  thread: ['status'],
  'hidden-posts': ['status'],
  account: ['timeline', 'status'],
  search: ['account', 'status'],
  compose: ['emoji-picker', 'status'],
  deck: ['emoji-picker'],
  status: ['video'],
  'account-lists': ['account', 'status'],
  'media-viewer': ['status', 'video'],
  confirmations: ['status'],
  embed: ['status'],
  featured: ['account'],
  lists: ['account'],
  report: ['status'],
  'status-history': ['status'],
}

const featureRules = [
  {
    name: 'features-are-independent',
    comment: 'A feature may only import the features that are listed for it.',
    severity: 'error',
    from: {
      path: `${dashboard}/features/([^/]+)/`,
      pathNot: `${dashboard}/features/(${Object.keys(allowedFeatures).join('|')})/`,
    },
    to: { path: `${dashboard}/features/`, pathNot: `${dashboard}/features/$1/` },
  },
  ...Object.entries(allowedFeatures).map(([feature, allowed]) => ({
    name: `${feature}-allowed-features-only`,
    comment: `${feature} may use ${allowed.join(', ')}, through its index.ts.`,
    severity: 'error',
    from: { path: `${dashboard}/features/${feature}/` },
    to: {
      path: `${dashboard}/features/`,
      pathNot: [
        `${dashboard}/features/${feature}/`,
        ...allowed.map((name) => `${dashboard}/features/${name}/index\\.tsx?$`),
      ],
    },
  })),
]

/** Creates a rule: modules in `from` must not import modules in `to`. */
const forbid = (name, comment, from, to, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: pathNot === undefined ? { path: from } : { path: from, pathNot },
  to: { path: to },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module without importers is unused.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.d\\.m?ts$',
          '(^|/)(main|share|boot|sw|shell-worker)\\.tsx?$',
          '\\.config\\.(ts|cjs|mjs)$',
          '^scripts/(run|trace|lint/plain-english)\\.mjs$',
          '^e2e/',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|webm|po)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain uses no platform API and no library except date-fns (ADR 0025).',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: [tests, testCode] },
      to: { pathNot: ['^packages/domain/', 'node_modules/date-fns/'] },
    },
    {
      name: 'domain-tests-are-portable',
      comment:
        'Tests of the domain run in Node and in browsers: no platform API, and no library except date-fns and testing libraries.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { pathNot: ['^packages/domain/', 'node_modules/(date-fns|vitest|fast-check)/'] },
    },
    {
      name: 'api-client-only-uses-domain',
      comment: 'The API client imports only the domain and ofetch.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: [tests, testCode] },
      to: { pathNot: ['^packages/(api-client|domain)/', 'node_modules/ofetch/'] },
    },
    forbid(
      'server-without-dashboard',
      'The server serves any client.',
      '^apps/demo-server/',
      '^apps/dashboard/',
    ),
    {
      name: 'server-uses-endpoint-table-only',
      comment: "The server may use the API client's endpoint table, but not the client's code.",
      severity: 'error',
      from: { path: '^apps/demo-server/src/', pathNot: [tests, testCode] },
      to: {
        path: '^packages/api-client/src/',
        pathNot: '^packages/api-client/src/(endpoint\\.ts|endpoints/|decode/)',
      },
    },
    forbid('packages-without-apps', 'Imports point downwards.', '^packages/', '^apps/', tests),
    forbid(
      'lib-is-independent',
      'Adapters may only import the domain.',
      `${dashboard}/lib/`,
      `${dashboard}/(state|ui|features|app|testing|gallery)/`,
      tests,
    ),
    forbid(
      'lib-without-api-client',
      'Adapters may only import the domain.',
      `${dashboard}/lib/`,
      '^packages/api-client/',
      tests,
    ),
    forbid(
      'ui-without-state',
      'Controls may only import lib.',
      `${dashboard}/ui/`,
      [`${dashboard}/(state|features|app|testing|gallery)/`, '^packages/'],
      tests,
    ),
    forbid(
      'state-without-ui',
      'State does not depend on the page.',
      `${dashboard}/state/`,
      `${dashboard}/(ui|features|app|testing|gallery)/`,
      tests,
    ),
    forbid(
      'state-without-react',
      'Only state/react uses React.',
      `${dashboard}/state/`,
      ['node_modules/react(-dom)?/', 'node_modules/jotai/(esm/)?react'],
      [`${dashboard}/state/react/`, tests],
    ),
    forbid(
      'hooks-only-in-state-react',
      'Only state/react imports jotai/react.',
      `${dashboard}/`,
      'node_modules/jotai/(esm/)?react',
      [`${dashboard}/state/react/`],
    ),
    forbid(
      'features-without-api-client',
      'Features send requests through state.',
      `${dashboard}/features/`,
      ['^packages/api-client/', 'node_modules/ofetch/'],
      tests,
    ),
    forbid(
      'features-without-app',
      'The app composes the features.',
      `${dashboard}/features/`,
      `${dashboard}/(app|main\\.tsx|share\\.tsx)`,
      tests,
    ),
    ...featureRules,
    forbid(
      'no-test-code-shipped',
      'Only tests may import gallery, testing and e2e.',
      '^(apps|packages)/',
      [testCode, '^e2e/', '^bench/', tests],
      [testCode, tests],
    ),
    {
      name: 'server-over-http-only',
      comment: 'Only tests and testing/ may start the server.',
      severity: 'error',
      from: { path: '^(apps/dashboard|packages)/', pathNot: [tests, testCode] },
      to: { path: '^apps/demo-server/' },
    },
    {
      name: 'no-dev-dependency-shipped',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src',
        pathNot: [tests, testCode, 'vite-plugin\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '\\.data/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

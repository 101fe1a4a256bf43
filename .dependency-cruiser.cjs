/**
 * Which room may import from which (docs/ARCHITECTURE.md). Types count: a type-only import ties two rooms
 * together as firmly as a value does.
 */
const dashboard = '^apps/dashboard/src'
const proving = '^(apps|packages)/[^/]+/src/(gallery|testing|contract)/'
const tests = '\\.(test|gallery)\\.tsx?$'

/** Features that may look through another feature's door. Adding one needs an ADR line. */
const doors = {
  'column-list': ['status'],
  timeline: ['column-list', 'status'],
  notifications: ['column-list', 'status'],
  thread: ['status'],
  hidden: ['status'],
  account: ['timeline', 'status'],
  search: ['account', 'status'],
  compose: ['emoji-picker', 'status'],
  status: ['video'],
  'media-viewer': ['status', 'video'],
  confirmations: ['status'],
  embed: ['status'],
  featured: ['account'],
  lists: ['account'],
  people: ['account', 'status'],
  report: ['status'],
  'status-history': ['status'],
}

const doorRules = [
  {
    name: 'features-are-strangers',
    comment: 'A feature imports another one only where a door is named.',
    severity: 'error',
    from: {
      path: `${dashboard}/features/([^/]+)/`,
      pathNot: `${dashboard}/features/(${Object.keys(doors).join('|')})/`,
    },
    to: { path: `${dashboard}/features/`, pathNot: `${dashboard}/features/$1/` },
  },
  ...Object.entries(doors).map(([feature, opened]) => ({
    name: `${feature}-has-named-doors`,
    comment: `${feature} may use ${opened.join(', ')}, through its index.ts.`,
    severity: 'error',
    from: { path: `${dashboard}/features/${feature}/` },
    to: {
      path: `${dashboard}/features/`,
      pathNot: [
        `${dashboard}/features/${feature}/`,
        ...opened.map((name) => `${dashboard}/features/${name}/index\\.tsx?$`),
      ],
    },
  })),
]

/** `from` may import nothing of `to`. */
const wall = (name, comment, from, to, pathNot) => ({
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
      comment: 'A module that nobody imports is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '\\.d\\.ts$',
          '(^|/)(main|share|begin|sw|shell-worker)\\.tsx?$',
          '\\.config\\.(ts|cjs|mjs)$',
          '^scripts/(run|trace)\\.mjs$',
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
      comment: 'Rules know no platform, and no library but date-fns (ADR 0025).',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: [tests, proving] },
      to: { pathNot: ['^packages/domain/', 'node_modules/date-fns/'] },
    },
    {
      name: 'domain-is-proven-anywhere',
      comment:
        'Its tests run in Node and in a browser: no platform, and no library but date-fns and those of testing.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { pathNot: ['^packages/domain/', 'node_modules/(date-fns|vitest|fast-check)/'] },
    },
    {
      name: 'api-client-is-the-wire',
      comment: 'domain and ofetch; nothing else.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: [tests, proving] },
      to: { pathNot: ['^packages/(api-client|domain)/', 'node_modules/ofetch/'] },
    },
    wall(
      'instance-knows-no-dashboard',
      'The server serves any client.',
      '^apps/demo-server/',
      '^apps/dashboard/',
    ),
    {
      name: 'instance-takes-the-table-only',
      comment:
        "Of api-client the instance may use the endpoint table: the client's code must not run its server.",
      severity: 'error',
      from: { path: '^apps/demo-server/src/', pathNot: [tests, proving] },
      to: {
        path: '^packages/api-client/src/',
        pathNot: '^packages/api-client/src/(endpoint\\.ts|endpoints/|decode/)',
      },
    },
    wall('packages-know-no-app', 'Imports point downwards.', '^packages/', '^apps/', tests),
    wall(
      'lib-stands-alone',
      'Adapters know the domain at most.',
      `${dashboard}/lib/`,
      `${dashboard}/(state|ui|features|app|testing|gallery)/`,
      tests,
    ),
    wall(
      'lib-knows-no-wire',
      'Adapters know the domain at most.',
      `${dashboard}/lib/`,
      '^packages/api-client/',
      tests,
    ),
    wall(
      'ui-knows-no-mastodon',
      'Controls know lib only.',
      `${dashboard}/ui/`,
      [`${dashboard}/(state|features|app|testing|gallery)/`, '^packages/'],
      tests,
    ),
    wall(
      'state-shows-nothing',
      'State is driven without a page.',
      `${dashboard}/state/`,
      `${dashboard}/(ui|features|app|testing|gallery)/`,
      tests,
    ),
    wall(
      'state-without-react',
      'React stands in state/react alone.',
      `${dashboard}/state/`,
      ['node_modules/react(-dom)?/', 'node_modules/jotai/(esm/)?react'],
      [`${dashboard}/state/react/`, tests],
    ),
    wall(
      'hooks-from-one-place',
      'jotai/react is imported in state/react alone.',
      `${dashboard}/`,
      'node_modules/jotai/(esm/)?react',
      [`${dashboard}/state/react/`],
    ),
    wall(
      'features-know-no-wire',
      'Calls go through state.',
      `${dashboard}/features/`,
      ['^packages/api-client/', 'node_modules/ofetch/'],
      tests,
    ),
    wall(
      'features-know-no-app',
      'Composition happens above.',
      `${dashboard}/features/`,
      `${dashboard}/(app|main\\.tsx|share\\.tsx)`,
      tests,
    ),
    ...doorRules,
    wall(
      'nothing-shipped-shows-or-proves',
      'gallery, testing and e2e are imported by themselves and by tests.',
      '^(apps|packages)/',
      [proving, '^e2e/', '^bench/', tests],
      [proving, tests],
    ),
    {
      name: 'the-instance-is-met-over-http',
      comment: 'Only tests and testing/ may start an instance.',
      severity: 'error',
      from: { path: '^(apps/dashboard|packages)/', pathNot: [tests, proving] },
      to: { path: '^apps/demo-server/' },
    },
    {
      name: 'no-dev-dependency-shipped',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src',
        pathNot: [tests, proving, 'vite-plugin\\.ts$'],
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

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { binOf } from './tool.mjs'

/** A house with one fault of each kind; every path is one that the real house could have. */
const SEEDED = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true } }',
  'package.json': '{ "dependencies": { "jotai": "1", "react": "1", "vitest": "1" } }',
  'node_modules/jotai/package.json': '{ "name": "jotai", "exports": { "./react": "./react.js" } }',
  'node_modules/jotai/react.js': 'export const useAtom = 1',
  'node_modules/vitest/package.json': '{ "name": "vitest", "exports": "./index.js" }',
  'node_modules/vitest/index.js': 'export const test = 1',
  'packages/domain/src/time/now.ts':
    "import type { Page } from '../../../api-client/src/page.ts'\nexport type Now = Page",
  'packages/domain/src/time/now.test.ts':
    "import { cwd } from 'node:process'\nimport { test } from 'vitest'\nimport { useAtom } from 'jotai/react'\ntest(cwd(), useAtom)",
  'packages/api-client/src/page.ts':
    'export interface Page { readonly next: Turn }\nexport interface Turn { readonly page: Page }',
  'apps/dashboard/src/lib/clock.ts':
    "import type { Draft } from '../state/draft.ts'\nexport type Clock = Draft",
  'apps/dashboard/src/ui/button/Button.tsx':
    "import { draft } from '../../state/draft.ts'\nexport const Button = draft",
  'apps/dashboard/src/state/draft.ts':
    "import type { Other } from './other.ts'\nimport { useAtom } from 'jotai/react'\nexport type Draft = Other\nexport const draft = useAtom",
  'apps/dashboard/src/state/other.ts':
    "import type { Draft } from './draft.ts'\nexport type Other = Draft | null",
  'apps/dashboard/src/features/status/index.ts': 'export const StatusRow = 1',
  'apps/dashboard/src/features/status/inside.ts': 'export const inside = 1',
  'apps/dashboard/src/features/deck/Deck.tsx':
    "import { StatusRow } from '../status/index.ts'\nexport const Deck = StatusRow",
  'apps/dashboard/src/features/timeline/Good.tsx':
    "import { StatusRow } from '../status/index.ts'\nexport const Good = StatusRow",
  'apps/dashboard/src/features/timeline/Deep.tsx':
    "import { inside } from '../status/inside.ts'\nexport const Deep = inside",
}

let folder
let output

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const [path, text] of Object.entries(SEEDED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const args = [
    'apps',
    'packages',
    '--config',
    inRoot('.dependency-cruiser.cjs'),
    '--output-type',
    'err-long',
  ]
  output = (await runNode([binOf('dependency-cruiser', 'depcruise'), ...args], { cwd: folder }))
    .output
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a rule that takes a type from above', 'domain-is-pure: packages/domain/src/time/now.ts'],
  [
    'a test of a rule that needs Node',
    'domain-is-proven-anywhere: packages/domain/src/time/now.test.ts → process',
  ],
  [
    'a test of a rule that needs a library',
    'domain-is-proven-anywhere: packages/domain/src/time/now.test.ts → node_modules/jotai/react.js',
  ],
  ['an adapter that knows the state', 'lib-stands-alone: apps/dashboard/src/lib/clock.ts'],
  [
    'a control that knows the state',
    'ui-knows-no-mastodon: apps/dashboard/src/ui/button/Button.tsx',
  ],
  ['a hook outside of state/react', 'hooks-from-one-place: apps/dashboard/src/state/draft.ts'],
  ['a knot of types alone', 'no-circular: apps/dashboard/src/state'],
  [
    'a feature that looks at another one',
    'features-are-strangers: apps/dashboard/src/features/deck/Deck.tsx',
  ],
  [
    'a feature behind a named door',
    'timeline-has-named-doors: apps/dashboard/src/features/timeline/Deep.tsx',
  ],
])('the layer check sees %s', (_what, finding) => {
  expect(output).toContain(finding)
})

test('a rule may be tested with the libraries of testing', () => {
  expect(output).not.toMatch(/domain-is-proven-anywhere: .*vitest/)
})

test('the domain depends on one library for dates, and for its tests on one of testing', () => {
  const manifest = JSON.parse(readFileSync(inRoot('packages', 'domain', 'package.json'), 'utf8'))
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest

  expect(Object.keys(dependencies)).toEqual(['date-fns'])
  expect([peerDependencies, optionalDependencies]).toEqual(Array(2).fill(undefined))
  expect(Object.keys(devDependencies)).toEqual(['fast-check'])
})

test('the layer check lets a feature through a named door', () => {
  expect(output).not.toMatch(/timeline-has-named-doors: .*Good\.tsx/)
})

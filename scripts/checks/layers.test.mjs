import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { findBin } from './tool.mjs'

/** A repository with one violation of each rule, at paths that the real one could have. */
const FILES = {
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
  'apps/dashboard/src/features/toasts/Toasts.tsx':
    "import { StatusRow } from '../status/index.ts'\nexport const Toasts = StatusRow",
  'apps/dashboard/src/features/timeline/Good.tsx':
    "import { StatusRow } from '../status/index.ts'\nexport const Good = StatusRow",
  'apps/dashboard/src/features/timeline/Deep.tsx':
    "import { inside } from '../status/inside.ts'\nexport const Deep = inside",
}

let folder
let output

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const [path, text] of Object.entries(FILES)) {
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
  output = (await runNode([findBin('dependency-cruiser', 'depcruise'), ...args], { cwd: folder }))
    .output
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a type import from a higher layer', 'domain-is-pure: packages/domain/src/time/now.ts'],
  [
    'a domain test that needs Node',
    'domain-tests-are-portable: packages/domain/src/time/now.test.ts → process',
  ],
  [
    'a domain test that needs a library',
    'domain-tests-are-portable: packages/domain/src/time/now.test.ts → node_modules/jotai/react.js',
  ],
  ['an adapter that imports state', 'lib-is-independent: apps/dashboard/src/lib/clock.ts'],
  ['a control that imports state', 'ui-without-state: apps/dashboard/src/ui/button/Button.tsx'],
  ['a hook outside of state/react', 'hooks-only-in-state-react: apps/dashboard/src/state/draft.ts'],
  ['a cycle of type imports', 'no-circular: apps/dashboard/src/state'],
  [
    'an import between features',
    'features-are-independent: apps/dashboard/src/features/toasts/Toasts.tsx',
  ],
  [
    'an import that bypasses index.ts',
    'timeline-allowed-features-only: apps/dashboard/src/features/timeline/Deep.tsx',
  ],
])('finds %s', (_what, finding) => {
  expect(output).toContain(finding)
})

test('allows testing libraries in tests of the domain', () => {
  expect(output).not.toMatch(/domain-tests-are-portable: .*vitest/)
})

test('allows only date-fns in the domain and fast-check in its tests', () => {
  const manifest = JSON.parse(readFileSync(inRoot('packages', 'domain', 'package.json'), 'utf8'))
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest

  expect(Object.keys(dependencies)).toEqual(['date-fns'])
  expect([peerDependencies, optionalDependencies]).toEqual(Array(2).fill(undefined))
  expect(Object.keys(devDependencies)).toEqual(['fast-check'])
})

test('allows a feature to import a permitted one through its index.ts', () => {
  expect(output).not.toMatch(/timeline-allowed-features-only: .*Good\.tsx/)
})

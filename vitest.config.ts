import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/browser-launch.ts'
import { besideStore, onBoth, onInstance } from './scripts/instance-tests.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { readRequirements } from './scripts/requirements.mjs'

const exclude = [...configDefaults.exclude, '**/.data/**']
const onePage = new URL('apps/dashboard/src/testing/one-page.ts', import.meta.url)
const inEnglish = new URL('apps/dashboard/src/testing/in-english.ts', import.meta.url)
const fixedSeed = new URL('packages/domain/src/testing/fixed-seed.ts', import.meta.url)
const onPostgres = '**/*.postgres.test.ts'

/** Every core: on two of them the usual one less would leave half of the machine idle. */
const maxWorkers = availableParallelism()

/** A page waits a third of its time, for frames and for what fades: one more than cores takes a fifth off the run. */
const pages = maxWorkers + 1

// A store that is made from nothing takes its time on two busy cores, and so does a first page.
const patience = { hookTimeout: 120_000, testTimeout: 30_000 }

/** How much is forged, and which: pages do not see the environment by themselves. */
const longForm = Object.fromEntries(
  ['FUZZ_RUNS', 'FUZZ_SEED'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  }),
)

/** Pages need the cores for themselves: what moves on a busy machine moves in jumps. */
const afterNode = { groupOrder: 1 }

/**
 * Rules in which the engine has a say, by its expressions, dates, addresses, letters or numbers. All others are the same
 * wherever they run, so Node is enough.
 */
const byEngine =
  '{appearance,compose,doodle,emoji,filters,media,patterns,people,push,search,session,status,text,time}'

/** For each project one of its own: Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: browserLaunch }),
  instances: [{ browser: 'chromium' as const }],
})

/** The runner names one; a database that `npm start` would use serves as well, in rooms of the tests' own. */
const databaseUrl = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || ''

/** `npm run test:pglite` runs all of them there, as does whoever has no PostgreSQL. */
const instanceOnPglite = databaseUrl === '' ? [onInstance] : [...besideStore, ...onBoth]

/** The instance's tests on a real PostgreSQL. */
const postgresql = {
  extends: true as const,
  test: {
    name: 'postgresql',
    environment: 'node',
    include: [onInstance],
    maxWorkers,
    isolate: false,
    exclude: [...exclude, ...besideStore],
    env: { DATABASE_URL: databaseUrl },
    ...patience,
  },
}

export default defineConfig({
  plugins: [linguiMacro(), react(), lingui()],
  test: {
    restoreMocks: true,
    // A test names the requirements that it proves. An ID that the specification does not have is an error.
    tags: [...readRequirements().keys()].map((name) => ({ name })),
    // What comes about comes at once; a busy machine may need longer than the second that is usual.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{packages,apps/dashboard,e2e}/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.mjs',
            ...instanceOnPglite,
          ],
          exclude: [...exclude, onPostgres, '**/*.browser.test.tsx'],
          maxWorkers,
          // Without a page nothing is left behind, and a process that stays has its modules and its database compiled.
          isolate: false,
          setupFiles: [fileURLToPath(inEnglish), fileURLToPath(fixedSeed)],
          env: { DATABASE_URL: '' },
          ...patience,
        },
      },
      ...(databaseUrl === '' ? [] : [postgresql]),
      {
        extends: true,
        root: 'apps/dashboard',
        // Bundled before the first test: a dependency found later would reload the page in the middle of one.
        optimizeDeps: {
          entries: ['src/**/*.browser.test.tsx', 'src/main.tsx'],
          include: [
            // These arrive late on purpose.
            '@dnd-kit/core',
            'atrament',
            'react-mosaic-component',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'jotai/react',
            'jotai/vanilla',
            'jotai/vanilla/utils',
            'idb-keyval',
            'vitest-browser-react',
            '@colonnade/api-client > ofetch',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          exclude,
          maxWorkers: pages,
          sequence: afterNode,
          // Loading the program anew for each file took half of the time; what one leaves is put back after it.
          isolate: false,
          setupFiles: [fileURLToPath(onePage)],
          env: longForm,
          ...patience,
          browser: inChromium(),
        },
      },
      {
        extends: true,
        root: 'packages/domain',
        optimizeDeps: { include: ['fast-check'] },
        test: {
          name: 'domain in chromium',
          include: [`src/${byEngine}/**/*.test.ts`],
          exclude,
          maxWorkers: pages,
          sequence: afterNode,
          // Rules keep nothing, so their tests can share a page.
          isolate: false,
          ...patience,
          browser: inChromium(),
        },
      },
    ],
  },
})

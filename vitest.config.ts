import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/browser-launch.ts'
import { testsWithoutStore, testsOnBoth, instanceTests } from './scripts/instance-tests.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { readRequirements } from './scripts/requirements.mjs'

const exclude = [...configDefaults.exclude, '**/.data/**']
const sharedPage = new URL('apps/dashboard/src/testing/shared-page.ts', import.meta.url)
const englishLocale = new URL('apps/dashboard/src/testing/english-locale.ts', import.meta.url)
const fixedSeed = new URL('packages/domain/src/testing/fixed-seed.ts', import.meta.url)
const onPostgres = '**/*.postgres.test.ts'

/** All cores: the default of one less would leave half of a two-core machine idle. */
const maxWorkers = availableParallelism()

/**
 * A page waits for frames and animations for a third of its time, so one more page than cores makes the run a fifth
 * faster.
 */
const pages = maxWorkers + 1

// Creating a store takes long on two busy cores, and so does the first page.
const timeouts = { hookTimeout: 120_000, testTimeout: 30_000 }

/** The number and the seed of fuzzed inputs. They are passed on, because pages have no access to the environment. */
const longForm = Object.fromEntries(
  ['FUZZ_RUNS', 'FUZZ_SEED'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  }),
)

/** Runs after the tests in Node, because animations stutter when the cores are busy. */
const runAfterNode = { groupOrder: 1 }

/**
 * Rules that depend on the engine: its regular expressions, dates, URLs, text segmentation or numbers. All others
 * behave the same everywhere, so they only run in Node.
 */
const engineDependentTests =
  '{accounts,compose,doodle,emoji,filters,media,push,regex,search,session,status,text,theme,time}'

/** A new object for each project, because Vitest writes the project's name into it. */
const createChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: browserLaunch }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * The runner sets TEST_DATABASE_URL. The database of `npm start` also works, because the tests use temporary schemas.
 */
const databaseUrl = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || ''

/** `npm run test:pglite` runs all tests on PGlite, as does a machine without PostgreSQL. */
const pgliteTests = databaseUrl === '' ? [instanceTests] : [...testsWithoutStore, ...testsOnBoth]

/** The tests of the demo server on a real PostgreSQL. */
const postgresql = {
  extends: true as const,
  test: {
    name: 'postgresql',
    environment: 'node',
    include: [instanceTests],
    maxWorkers,
    isolate: false,
    exclude: [...exclude, ...testsWithoutStore],
    env: { DATABASE_URL: databaseUrl },
    ...timeouts,
  },
}

export default defineConfig({
  plugins: [linguiMacro(), react(), lingui()],
  test: {
    restoreMocks: true,
    // Tests name the requirements that they verify as tags. An unknown ID is an error.
    tags: [...readRequirements().keys()].map((name) => ({ name })),
    // Polling succeeds immediately in most cases; a busy machine may need more than the default of one second.
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
            ...pgliteTests,
          ],
          exclude: [...exclude, onPostgres, '**/*.browser.test.{ts,tsx}'],
          maxWorkers,
          // Tests without a page leave no state behind, and a reused process keeps its compiled modules and its
          // database.
          isolate: false,
          setupFiles: [fileURLToPath(englishLocale), fileURLToPath(fixedSeed)],
          env: { DATABASE_URL: '' },
          ...timeouts,
        },
      },
      ...(databaseUrl === '' ? [] : [postgresql]),
      {
        extends: true,
        root: 'apps/dashboard',
        // Bundled before the first test: a dependency that is found later would reload the page during a test.
        optimizeDeps: {
          entries: ['src/**/*.browser.test.{ts,tsx}', 'src/main.tsx'],
          include: [
            // These are loaded on demand.
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
          include: ['src/**/*.browser.test.{ts,tsx}'],
          exclude,
          maxWorkers: pages,
          sequence: runAfterNode,
          // Loading the program again for each file took half of the time. `shared-page.ts` restores the page after
          // each file.
          isolate: false,
          setupFiles: [fileURLToPath(sharedPage)],
          env: longForm,
          ...timeouts,
          browser: createChromium(),
        },
      },
      {
        extends: true,
        root: 'packages/domain',
        optimizeDeps: { include: ['fast-check'] },
        test: {
          name: 'domain in chromium',
          include: [`src/${engineDependentTests}/**/*.test.ts`],
          exclude,
          maxWorkers: pages,
          sequence: runAfterNode,
          // Rules have no state, so their tests can share a page.
          isolate: false,
          ...timeouts,
          browser: createChromium(),
        },
      },
    ],
  },
})

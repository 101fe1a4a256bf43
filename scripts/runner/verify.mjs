import { audit } from '../checks/audit.mjs'
import { catalogs } from '../checks/catalogs.mjs'
import { createEndToEndCheck, createSmokeCheck } from '../checks/end-to-end.mjs'
import { files } from '../checks/files.mjs'
import { layers } from '../checks/layers.mjs'
import { pinnedDependencies } from '../checks/pinned-dependencies.mjs'
import { secrets } from '../checks/secrets.mjs'
import { size } from '../checks/size.mjs'
import { structure } from '../checks/structure.mjs'
import { createToolCheck, createResult } from '../checks/tool.mjs'
import { postgresCheck, createUnitCheck } from '../checks/unit.mjs'
import { build } from './build.mjs'
import { provideShell, provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { startHeartbeat, UserError, log, formatSeconds } from './log.mjs'
import { readOptions } from './options.mjs'
import { HOW_TO, providePostgres } from './postgres.mjs'
import { exit } from './shutdown.mjs'

/** Checks that only read. They run one after the other beside the tests, with low priority. */
const STATIC = [
  // Both read the program once: a separate type check takes twice as long as this.
  createToolCheck('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  createToolCheck('format', 'oxfmt', ['--check', '.']),
  createToolCheck('spelling', 'cspell', ['lint', '--no-progress', '--no-summary']),
  createToolCheck('styles', 'stylelint', ['apps/dashboard/src/**/*.css', '--max-warnings=0']),
  layers,
  structure,
  files,
  secrets,
  pinnedDependencies,
  audit,
  createToolCheck('dead code', 'knip', ['--no-progress']),
  // Code that only tests use counts as unused.
  createToolCheck(
    'code only used by tests',
    'knip',
    '--no-progress --production --config knip.production.json'.split(' '),
  ),
]

/** These take a minute of processor time, so they only run when COLONNADE_ENGINES is set: docs/ENGINES.md. */
const OTHER_ENGINES = ['firefox', 'webkit']

/**
 * `npm test`, `npm run test:all` and `npm run check`: runs every check, also after a failure. The last line has the
 * totals.
 */
export async function verify(args, { withBrowser, withExtended = false }) {
  readOptions(args)
  const since = performance.now()
  await install()

  const total = { passed: 0, failed: 0 }
  const check = async (one) => {
    const result = await runTimed(one)
    total.passed += result.passed
    total.failed += result.failed
    return result.failed === 0
  }

  const checkEach = async (checks) => {
    for (const one of checks) await check(one)
  }
  const haveRead = checkEach(STATIC)
  const hasChromium = await check(chromium)
  await check(postgres)
  await check(createUnitCheck(hasChromium, withExtended))
  if (process.env.TEST_DATABASE_URL) await check(postgresCheck)
  // These import packages that are only available after the installation.
  const { untranslatedTexts } = await import('../checks/untranslated-texts.mjs')
  const { translations } = await import('../checks/translations.mjs')
  await checkEach([untranslatedTexts, catalogs, translations])
  const isBuilt = await check(builds)
  if (isBuilt) await check(size)
  if (withBrowser && isBuilt && hasChromium) await check(createEndToEndCheck(withExtended))
  if (withBrowser && isBuilt && process.env.COLONNADE_ENGINES)
    await checkEach(OTHER_ENGINES.map((engine) => createSmokeCheck(engine)))
  await haveRead

  log(
    `${total.failed === 0 ? 'All checks passed' : 'Some checks failed'} after ${formatSeconds(since)}.`,
  )
  log(`${total.passed} passed, ${total.failed} failed`)
  await exit(total.failed === 0 ? 0 : 1)
}

/** Creates the result of a prerequisite, which only counts when it is missing. */
const createUncounted = (note) => ({ passed: 0, failed: 0, note })

const chromium = {
  name: 'Chromium',
  run: async () => {
    provideShell()
    await provideChromium()
    const { CHROMIUM, CHROMIUM_SHELL } = process.env
    return createUncounted([CHROMIUM, CHROMIUM_SHELL].filter(Boolean).join(' and '))
  },
}

const postgres = {
  name: 'PostgreSQL',
  run: async () =>
    createUncounted(
      (await providePostgres()) ??
        `not installed, so the demo server is only tested on PGlite: ${HOW_TO}`,
    ),
}

/** The dashboard for the web and the demo server for Node. */
const builds = {
  name: 'builds',
  run: async () => {
    await build()
    return createResult(true)
  },
}

async function runTimed({ name, run }) {
  const since = performance.now()
  const stop = startHeartbeat(name)
  let result
  try {
    result = await run()
  } catch (error) {
    result = {
      passed: 0,
      failed: 1,
      output: error instanceof UserError ? error.message : error.stack,
    }
  }
  stop()
  const { passed, failed, isSkipped = false, note = '', output = '' } = result
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  const detail = [isSkipped ? 'skipped' : '', note, counts].filter(Boolean).join('; ')
  const mark = failed > 0 ? '✗' : isSkipped ? '–' : '✓'
  log(`${mark} ${name}, ${formatSeconds(since)}${detail === '' ? '' : ` (${detail})`}`)
  if (failed > 0) log(indent(output.trim()))
  return result
}

const indent = (text) => text.replaceAll(/^/gm, '    ')

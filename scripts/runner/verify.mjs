import { audit } from '../checks/audit.mjs'
import { catalogs } from '../checks/catalogs.mjs'
import { fetched } from '../checks/fetched.mjs'
import { files } from '../checks/files.mjs'
import { e2e, smoke } from '../checks/journeys.mjs'
import { layers } from '../checks/layers.mjs'
import { secrets } from '../checks/secrets.mjs'
import { size } from '../checks/size.mjs'
import { structure } from '../checks/structure.mjs'
import { toolCheck, verdict } from '../checks/tool.mjs'
import { onPostgres, unit } from '../checks/unit.mjs'
import { build } from './build.mjs'
import { offerShell, provideChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { HOW_TO, providePostgres } from './postgres.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { leave } from './shutdown.mjs'

/** They only read, so they run beside the tests, one after the other, on what these leave of the cores. */
const STATIC = [
  // One reading of the whole program for both: on their own the types take twice as long as this.
  toolCheck('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  toolCheck('format', 'oxfmt', ['--check', '.']),
  toolCheck('styles', 'stylelint', ['apps/dashboard/src/**/*.css', '--max-warnings=0']),
  layers,
  structure,
  files,
  secrets,
  fetched,
  audit,
  toolCheck('dead code', 'knip', ['--no-progress']),
  // Tests alone keep nothing alive.
  toolCheck(
    'code for tests alone',
    'knip',
    '--no-progress --production --config knip.production.json'.split(' '),
  ),
]

/** They take a minute of processor time, so they are asked for: docs/ENGINES.md. */
const OTHER_ENGINES = ['firefox', 'webkit']

/**
 * `npm test`, `npm run test:all` and `npm run check`: every check to its end, whatever failed before; the last line
 * counts.
 */
export async function verify(args, { withBrowser, withTrials = false }) {
  readOptions(args)
  const since = performance.now()
  await install()

  const total = { passed: 0, failed: 0 }
  const check = async (one) => {
    const result = await timed(one)
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
  await check(unit(hasChromium, withTrials))
  if (process.env.TEST_DATABASE_URL) await check(onPostgres)
  // They read with packages that a bare machine has only now.
  const { spokenTexts } = await import('../checks/spoken-texts.mjs')
  const { translations } = await import('../checks/translations.mjs')
  await checkEach([spokenTexts, catalogs, translations])
  const isBuilt = await check(builds)
  if (isBuilt) await check(size)
  if (withBrowser && isBuilt && hasChromium) await check(e2e(withTrials))
  if (withBrowser && isBuilt && process.env.COLONNADE_ENGINES)
    await checkEach(OTHER_ENGINES.map((engine) => smoke(engine)))
  await haveRead

  say(`${total.failed === 0 ? 'All is well' : 'Something is wrong'} after ${seconds(since)}.`)
  say(`${total.passed} passed, ${total.failed} failed`)
  await leave(total.failed === 0 ? 0 : 1)
}

/** Things that are needed, not checks: they count only where they are missing. */
const found = (note) => ({ passed: 0, failed: 0, note })

const chromium = {
  name: 'Chromium',
  run: async () => {
    offerShell()
    await provideChromium()
    const { CHROMIUM, CHROMIUM_SHELL } = process.env
    return found([CHROMIUM, CHROMIUM_SHELL].filter(Boolean).join(' and '))
  },
}

const postgres = {
  name: 'PostgreSQL',
  run: async () =>
    found(
      (await providePostgres()) ?? `none here, so the instance is tested on PGlite only: ${HOW_TO}`,
    ),
}

/** The dashboard for the web and the instance for Node. */
const builds = {
  name: 'builds',
  run: async () => {
    await build()
    return verdict(true)
  },
}

async function timed({ name, run }) {
  const since = performance.now()
  const stop = heartbeat(name)
  let result
  try {
    result = await run()
  } catch (error) {
    result = {
      passed: 0,
      failed: 1,
      output: error instanceof PlainError ? error.message : error.stack,
    }
  }
  stop()
  const { passed, failed, isSkipped = false, note = '', output = '' } = result
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  const detail = [isSkipped ? 'skipped' : '', note, counts].filter(Boolean).join('; ')
  const mark = failed > 0 ? '✗' : isSkipped ? '–' : '✓'
  say(`${mark} ${name}, ${seconds(since)}${detail === '' ? '' : ` (${detail})`}`)
  if (failed > 0) say(indent(output.trim()))
  return result
}

const indent = (text) => text.replaceAll(/^/gm, '    ')

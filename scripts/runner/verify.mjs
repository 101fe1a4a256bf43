import { audit } from '../checks/audit.mjs'
import { builds } from '../checks/builds.mjs'
import { catalogs } from '../checks/catalogs.mjs'
import { e2e } from '../checks/e2e.mjs'
import { fetched } from '../checks/fetched.mjs'
import { files } from '../checks/files.mjs'
import { layers } from '../checks/layers.mjs'
import { secrets } from '../checks/secrets.mjs'
import { size } from '../checks/size.mjs'
import { smoke } from '../checks/smoke.mjs'
import { structure } from '../checks/structure.mjs'
import { toolCheck } from '../checks/tool.mjs'
import { onPostgres, unit } from '../checks/unit.mjs'
import { offerShell, provideChromium } from './chromium.mjs'
import { inLanes } from './in-lanes.mjs'
import { install } from './install.mjs'
import { readOptions } from './options.mjs'
import { HOW_TO, providePostgres } from './postgres.mjs'
import { heartbeat, PlainError, say, seconds } from './say.mjs'
import { leave } from './shutdown.mjs'

/** They only read, so they run beside the tests, on what these leave of the cores; the longest first. */
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

  const haveRead = inLanes(STATIC, check)
  const hasChromium = await check(chromium)
  await check(postgres)
  await check(unit(hasChromium, withTrials))
  if (process.env.TEST_DATABASE_URL) await check(onPostgres)
  // They read with packages that a bare machine has only now.
  const { spokenTexts } = await import('../checks/spoken-texts.mjs')
  const { translations } = await import('../checks/translations.mjs')
  for (const one of [spokenTexts, catalogs, translations]) await check(one)
  const isBuilt = await check(builds)
  if (isBuilt) await check(size)
  if (withBrowser && isBuilt && hasChromium) await check(e2e(withTrials))
  if (withBrowser && isBuilt && process.env.COLONNADE_ENGINES) {
    for (const engine of OTHER_ENGINES) await check(smoke(engine))
  }
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

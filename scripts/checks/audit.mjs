import { readFileSync } from 'node:fs'
import { runPnpm } from '../runner/pnpm.mjs'
import { verdict } from './tool.mjs'

const SEVERE = ['high', 'critical']
const PATIENCE_MS = 60_000
const EXCEPTIONS = new URL('audit-exceptions.json', import.meta.url)

/**
 * Known advisories, severe or worse, of what the lockfile holds. Where nobody can be asked it says so and passes:
 * being offline is no fault of the code.
 */
export const audit = {
  name: 'advisories',
  async run() {
    const { output } = await runPnpm(['audit', '--json'], { limitMs: PATIENCE_MS })
    return judge(readAudit(output), readExceptions(), new Date().toISOString().slice(0, 10))
  },
}

const readExceptions = () => JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))

/** What `pnpm audit --json` said: its advisories, or why it has none to tell. */
export function readAudit(output) {
  const report = jsonIn(output)
  if (typeof report?.advisories === 'object' && report.advisories !== null)
    return { advisories: Object.values(report.advisories) }
  const lines = output.split('\n').map((line) => line.replace(/^[\s×│╰─▶]+/, '').trim())
  const why = lines.filter(Boolean).join(' ').slice(0, 200)
  return { why: why === '' ? 'no answer came' : why }
}

/** Warnings may stand before and after it. */
function jsonIn(output) {
  const [from, to] = [output.indexOf('{'), output.lastIndexOf('}')]
  try {
    return JSON.parse(output.slice(from, to + 1))
  } catch {
    return null
  }
}

/**
 * @param exceptions what is known and borne: `{ advisory: 'GHSA-…', reason, until: '2027-01-31' }`
 * @param today as `2027-01-31`
 */
export function judge({ advisories, why }, exceptions, today) {
  const faults = exceptions.filter((one) => !isWhole(one)).map(faultOf)
  if (advisories === undefined) {
    const note = `could not ask the registry, so nothing is known: ${why}`
    return verdict(faults.length === 0, faults.join('\n'), note)
  }
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity))
  const lines = severe.flatMap((one) => {
    const exception = exceptions.find(({ advisory }) => advisory === one.github_advisory_id)
    if (exception !== undefined && isWhole(exception) && today <= exception.until) return []
    const ended = exception === undefined ? '' : ` Its exception ended on ${exception.until}.`
    return [told(one) + ended]
  })
  const known = advisories.map((one) => one.github_advisory_id)
  const idle = exceptions.filter(({ advisory }) => !known.includes(advisory))
  const note = [
    `${severe.length} of ${advisories.length} advisories severe`,
    ...idle.map(({ advisory }) => `the exception for ${advisory} is not needed any longer`),
  ].join('; ')
  const output = [...faults, ...lines].join('\n')
  return verdict(output === '', output, note)
}

const isWhole = ({ advisory, reason, until }) =>
  Boolean(advisory) && Boolean(reason) && /^\d{4}-\d\d-\d\d$/.test(until ?? '')

const faultOf = (exception) =>
  `audit-exceptions.json: ${JSON.stringify(exception)} needs an advisory, a reason and the day until which it holds.`

function told({ module_name: name, findings = [], severity, title, patched_versions: fixed, url }) {
  const versions = [...new Set(findings.map(({ version }) => version))].join(', ')
  const [path = name] = findings.flatMap(({ paths = [] }) => paths)
  return `${name} ${versions} (${severity}): ${title}. Mended in ${fixed}. It comes by ${path}. ${url}`
}

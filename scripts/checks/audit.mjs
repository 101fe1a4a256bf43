import { readFileSync } from 'node:fs'
import { runPnpm } from '../runner/pnpm.mjs'
import { createResult } from './tool.mjs'

const SEVERE = ['high', 'critical']
const TIMEOUT_MS = 60_000
const EXCEPTIONS = new URL('audit-exceptions.json', import.meta.url)

/**
 * Checks the dependencies of the lockfile for known advisories of high or critical severity. Passes with a note when
 * the registry is unreachable, because being offline is not a defect of the code.
 */
export const audit = {
  name: 'advisories',
  async run() {
    const { output } = await runPnpm(['audit', '--json'], { limitMs: TIMEOUT_MS })
    return checkAdvisories(
      readAudit(output),
      readExceptions(),
      new Date().toISOString().slice(0, 10),
    )
  },
}

const readExceptions = () => JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))

/** Parses the output of `pnpm audit --json`: its advisories, or why there are none. */
export function readAudit(output) {
  const report = parseJson(output)
  if (typeof report?.advisories === 'object' && report.advisories !== null)
    return { advisories: Object.values(report.advisories) }
  const lines = output.split('\n').map((line) => line.replace(/^[\s×│╰─▶]+/, '').trim())
  const why = lines.filter(Boolean).join(' ').slice(0, 200)
  return { why: why === '' ? 'no response' : why }
}

/** Parses the JSON in an output that may have warnings before and after it. */
function parseJson(output) {
  const [from, to] = [output.indexOf('{'), output.lastIndexOf('}')]
  try {
    return JSON.parse(output.slice(from, to + 1))
  } catch {
    return null
  }
}

/**
 * @param exceptions known advisories that are accepted for a time: `{ advisory: 'GHSA-…', reason, until: '2027-01-31'
 *   }`
 * @param today as `2027-01-31`
 */
export function checkAdvisories({ advisories, why }, exceptions, today) {
  const faults = exceptions.filter((one) => !isComplete(one)).map(describeException)
  if (advisories === undefined) {
    const note = `registry unreachable, so advisories were not checked: ${why}`
    return createResult(faults.length === 0, faults.join('\n'), note)
  }
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity))
  const lines = severe.flatMap((one) => {
    const exception = exceptions.find(({ advisory }) => advisory === one.github_advisory_id)
    if (exception !== undefined && isComplete(exception) && today <= exception.until) return []
    const ended = exception === undefined ? '' : ` Its exception expired on ${exception.until}.`
    return [describeAdvisory(one) + ended]
  })
  const known = advisories.map((one) => one.github_advisory_id)
  const unused = exceptions.filter(({ advisory }) => !known.includes(advisory))
  const note = [
    `${severe.length} of ${advisories.length} advisories are severe`,
    ...unused.map(({ advisory }) => `the exception for ${advisory} is unused`),
  ].join('; ')
  const output = [...faults, ...lines].join('\n')
  return createResult(output === '', output, note)
}

const isComplete = ({ advisory, reason, until }) =>
  Boolean(advisory) && Boolean(reason) && /^\d{4}-\d\d-\d\d$/.test(until ?? '')

const describeException = (exception) =>
  `audit-exceptions.json: ${JSON.stringify(exception)} needs an advisory, a reason and an expiry date.`

function describeAdvisory({
  module_name: name,
  findings = [],
  severity,
  title,
  patched_versions: fixed,
  url,
}) {
  const versions = [...new Set(findings.map(({ version }) => version))].join(', ')
  const [path = name] = findings.flatMap(({ paths = [] }) => paths)
  return `${name} ${versions} (${severity}): ${title}. Fixed in ${fixed}. Dependency path: ${path}. ${url}`
}

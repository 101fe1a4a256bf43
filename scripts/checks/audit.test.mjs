import { expect, test } from 'vitest'
import { judge, readAudit } from './audit.mjs'

const advisory = (changes = {}) => ({
  findings: [{ version: '8.23.0', paths: ['apps__instance>ws'] }],
  title: 'Too long a head',
  module_name: 'ws',
  patched_versions: '>=99.0.0',
  severity: 'high',
  github_advisory_id: 'GHSA-aaaa',
  url: 'https://github.com/advisories/GHSA-aaaa',
  ...changes,
})
const said = (...advisories) =>
  `npm warn something\n${JSON.stringify({ advisories: Object.fromEntries(advisories.entries()), metadata: {} }, null, 2)}\n`
const excuse = { advisory: 'GHSA-aaaa', reason: 'It is called by nobody.', until: '2027-01-31' }

test('a severe advisory fails, and says what it is, how it comes and what mends it', () => {
  const { failed, output } = judge(readAudit(said(advisory())), [], '2026-12-01')

  expect(failed).toBe(1)
  expect(output).toBe(
    'ws 8.23.0 (high): Too long a head. Mended in >=99.0.0. It comes by apps__instance>ws. https://github.com/advisories/GHSA-aaaa',
  )
})

test('a critical one fails, lesser ones are only counted', () => {
  const lesser = readAudit(said(advisory({ severity: 'moderate' }), advisory({ severity: 'low' })))

  expect(judge(readAudit(said(advisory({ severity: 'critical' }))), [], '2026-12-01').failed).toBe(
    1,
  )
  expect(judge(lesser, [], '2026-12-01')).toMatchObject({
    failed: 0,
    note: '0 of 2 advisories severe',
  })
})

test('an exception holds until its day and no longer', () => {
  const answer = readAudit(said(advisory()))

  expect(judge(answer, [excuse], '2027-01-31').failed).toBe(0)
  expect(judge(answer, [excuse], '2027-02-01').output).toContain('exception ended on 2027-01-31')
})

test('an exception without a reason or a day is a fault, asked or not', () => {
  for (const broken of [
    { ...excuse, reason: '' },
    { ...excuse, until: 'later' },
  ]) {
    expect(judge(readAudit(said(advisory())), [broken], '2026-12-01').failed).toBe(1)
    expect(judge(readAudit(''), [broken], '2026-12-01').failed).toBe(1)
  }
})

test('an exception that excuses nothing is told of', () => {
  expect(judge(readAudit(said()), [excuse], '2026-12-01').note).toContain('not needed any longer')
})

test.each([
  [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:\n',
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE The audit endpoint responded with 405:',
  ],
  ['', 'no answer came'],
  ['getaddrinfo ENOTFOUND registry', 'getaddrinfo ENOTFOUND registry'],
])('where nobody can be asked it says so and does not fail: %j', (output, why) => {
  expect(judge(readAudit(output), [], '2026-12-01')).toMatchObject({
    failed: 0,
    note: `could not ask the registry, so nothing is known: ${why}`,
  })
})

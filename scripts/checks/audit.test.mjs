import { expect, test } from 'vitest'
import { checkAdvisories, readAudit } from './audit.mjs'

const createAdvisory = (changes = {}) => ({
  findings: [{ version: '8.23.0', paths: ['apps__instance>ws'] }],
  title: 'Too long a head',
  module_name: 'ws',
  patched_versions: '>=99.0.0',
  severity: 'high',
  github_advisory_id: 'GHSA-aaaa',
  url: 'https://github.com/advisories/GHSA-aaaa',
  ...changes,
})
const formatOutput = (...advisories) =>
  `npm warn something\n${JSON.stringify({ advisories: Object.fromEntries(advisories.entries()), metadata: {} }, null, 2)}\n`
const exception = { advisory: 'GHSA-aaaa', reason: 'The code is unused.', until: '2027-01-31' }

test('fails for a severe advisory and prints its title, path and fix', () => {
  const { failed, output } = checkAdvisories(
    readAudit(formatOutput(createAdvisory())),
    [],
    '2026-12-01',
  )

  expect(failed).toBe(1)
  expect(output).toBe(
    'ws 8.23.0 (high): Too long a head. Fixed in >=99.0.0. Dependency path: apps__instance>ws. https://github.com/advisories/GHSA-aaaa',
  )
})

test('fails for a critical advisory and only counts less severe ones', () => {
  const lesser = readAudit(
    formatOutput(createAdvisory({ severity: 'moderate' }), createAdvisory({ severity: 'low' })),
  )

  expect(
    checkAdvisories(
      readAudit(formatOutput(createAdvisory({ severity: 'critical' }))),
      [],
      '2026-12-01',
    ).failed,
  ).toBe(1)
  expect(checkAdvisories(lesser, [], '2026-12-01')).toMatchObject({
    failed: 0,
    note: '0 of 2 advisories are severe',
  })
})

test('accepts an exception until its expiry date', () => {
  const answer = readAudit(formatOutput(createAdvisory()))

  expect(checkAdvisories(answer, [exception], '2027-01-31').failed).toBe(0)
  expect(checkAdvisories(answer, [exception], '2027-02-01').output).toContain(
    'exception expired on 2027-01-31',
  )
})

test('fails for an exception without a reason or a date, also when the registry is unreachable', () => {
  for (const broken of [
    { ...exception, reason: '' },
    { ...exception, until: 'later' },
  ]) {
    expect(
      checkAdvisories(readAudit(formatOutput(createAdvisory())), [broken], '2026-12-01').failed,
    ).toBe(1)
    expect(checkAdvisories(readAudit(''), [broken], '2026-12-01').failed).toBe(1)
  }
})

test('reports an unused exception', () => {
  expect(checkAdvisories(readAudit(formatOutput()), [exception], '2026-12-01').note).toContain(
    'is unused',
  )
})

test.each([
  [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:\n',
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE The audit endpoint responded with 405:',
  ],
  ['', 'no response'],
  ['getaddrinfo ENOTFOUND registry', 'getaddrinfo ENOTFOUND registry'],
])('passes with a note when the registry is unreachable: %j', (output, why) => {
  expect(checkAdvisories(readAudit(output), [], '2026-12-01')).toMatchObject({
    failed: 0,
    note: `registry unreachable, so advisories were not checked: ${why}`,
  })
})

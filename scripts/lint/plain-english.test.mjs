import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBin } from '../checks/tool.mjs'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'

const VERB_FIRST = 'A title begins with a verb in the third person: “shows”, “keeps”, “returns”.'

const GOOD_FUNCTIONS = [
  'function loadStatus() {}',
  'export function isBoosted() {}',
  'export async function statusToText() {}',
  'export function read2() {}',
  'export function StatusRow() {}',
  'export function lazyModule() {}',
  'export default function () {}',
  'const status = 1',
]

const GOOD_TITLES = [
  "test('shows one error', () => {})",
  "test.concurrent('keeps the draft', { tags: ['CMP-05'] }, () => {})",
  "test('never throws', () => {})",
  'test(`${name} is an emoji`, () => {})',
  "test('useHover ignores touch', () => {})",
  "test.each([1])('%i is odd', () => {})",
  "test.each(['a told title'])('returns %s', () => {})",
  "test.step('composer and settings', () => {})",
  "test.skip(isSlow, 'too slow')",
  "describe('a long list', () => {})",
  "describe.each([1])('size %i', () => {})",
  "test.describe('on a wide screen', () => {})",
  "test.describe.serial('on a wide screen', () => {})",
  "show('a long list', () => {})",
]

const BAD_FUNCTIONS = [
  ['function status2() {}', '“status2” does not begin with a verb.'],
  ['export function settledState() {}', '“settledState” does not begin with a verb.'],
  ['export async function ageOf() {}', '“ageOf” does not begin with a verb.'],
  ['export default function rowMemory() {}', '“rowMemory” does not begin with a verb.'],
]

const BAD_TITLES = [
  ["test('one error for each failure', () => {})", VERB_FIRST],
  ["test('show one error', () => {})", VERB_FIRST],
  ["it('told', () => {})", VERB_FIRST],
  ["test.each([1])('for %i, returns 2', () => {})", VERB_FIRST],
  ["test.skip('a long list', () => {})", VERB_FIRST],
  ["test('a list', { tags: ['TL-01'] }, () => {})", VERB_FIRST],
  [
    "test('shows an error when nobody answers', () => {})",
    "“nobody”: say it in the field's words.",
  ],
  ["describe('the twin of a list', () => {})", "“twin”: say it in the field's words."],
  ["test('keeps `a` for good', () => {})", "“for good”: say it in the field's words."],
  [
    "test('shows one error [CMP-05]', () => {})",
    'A requirement is a tag, not a part of the title.',
  ],
  [
    "describe('lists [TL-04, TL-05]', () => {})",
    'A requirement is a tag, not a part of the title.',
  ],
]

const ALL = [
  ...GOOD_FUNCTIONS,
  ...GOOD_TITLES,
  ...[...BAD_FUNCTIONS, ...BAD_TITLES].map(([code]) => code),
]
const getFile = (code) => `${ALL.indexOf(code)}.mjs`

let folder
let findings

/** One run of oxlint over all examples, each in its own file, because a run takes a second. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plain-english-'))
  const rules = { 'plain-english/function-names': 'error', 'plain-english/test-titles': 'error' }
  const config = {
    jsPlugins: [inRoot('scripts/lint/plain-english.mjs')],
    categories: { correctness: 'off' },
    rules,
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const code of ALL) writeFileSync(join(folder, getFile(code)), `${code}\n`)
  const { output } = await runNode([findBin('oxlint'), '--format', 'json'], { cwd: folder })
  findings = JSON.parse(output).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const getMessages = (code) =>
  findings.filter(({ filename }) => filename === getFile(code)).map(({ message }) => message)

describe('function-names', () => {
  test.each(GOOD_FUNCTIONS)('accepts %s', (code) => {
    expect(getMessages(code)).toEqual([])
  })

  test.each(BAD_FUNCTIONS)('rejects %s', (code, message) => {
    expect(getMessages(code)).toEqual([message])
  })
})

describe('test-titles', () => {
  test.each(GOOD_TITLES)('accepts %s', (code) => {
    expect(getMessages(code)).toEqual([])
  })

  test.each(BAD_TITLES)('rejects %s', (code, message) => {
    expect(getMessages(code)).toContain(message)
  })
})

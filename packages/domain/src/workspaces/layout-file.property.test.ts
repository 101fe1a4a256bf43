import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountKey } from '../entities/index.ts'
import { isSameJson } from '../json/is-same-json.ts'
import { getBrokenRules, fuzz, isLinearTime } from '../testing/index.ts'
import { addWorkspace, createWorkspaces, readLayout, writeLayout } from './index.ts'

const me = accountKey('ada', 'host.example')
const columns = ['a', 'b', 'c'].map((uuid) => ({
  uuid,
  id: 'LIST',
  accountKey: me,
  params: { id: '3', theirs: [1, null] },
}))
const text = writeLayout({
  workspaces: addWorkspace(createWorkspaces('w1', 'Deck', ['a', 'b', 'c']), 'w2', 'Café'),
  columns,
})

/** Replaces one value inside a JSON value. Each number of the path picks a child. */
function replaceValue(
  value: unknown,
  [index, ...rest]: readonly number[],
  other: unknown,
): unknown {
  if (index === undefined || typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const key = keys[index % keys.length]
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, name === key ? replaceValue(inner, rest, other) : inner] as const,
  )
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

test('reads a changed file completely or rejects it', { tags: ['BY-48'] }, () => {
  const path = fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 5 })
  const other = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('a', 'b', 'w1', 'w2', 'strip', 'tiles', 'ada@far.example', 320, 400),
  )
  let refusals = 0
  fc.assert(
    fc.property(path, other, (where, value) => {
      const changed = JSON.stringify(replaceValue(JSON.parse(text), where, value))
      const reading = readLayout(changed)

      if (!reading.isRead) refusals += 1
      const kept = reading.isRead ? writeLayout(reading.layout) : changed
      expect(JSON.parse(kept)).toEqual(JSON.parse(changed))
    }),
    { numRuns: 300 },
  )
  expect(refusals).toBeGreaterThan(0)
  expect(refusals).toBeLessThan(300)
})

test('reads or rejects any text without an error', { tags: ['BY-48'] }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
      expect(readLayout(any).isRead).toBe(false)
    }),
  )
})

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])(
  'rejects a file with endlessly nested params in %s',
  { tags: ['BY-48'] },
  (_what, open, close) => {
    const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`
    const file = JSON.parse(text) as { columns: { params: object }[] }
    const forged = JSON.stringify({
      ...file,
      columns: file.columns.map((column) => ({ ...column, params: { id: 'DEEP' } })),
    }).replace('"DEEP"', deep)

    expect(readLayout(forged)).toEqual({ isRead: false, refusal: 'damaged' })
  },
)

test.each(['columns', 'workspaces', 'active', 'strip', 'tiles', 'params', 'folded', 'name'])(
  'rejects a file whose %s is endlessly nested',
  { tags: ['BY-48'] },
  (name) => {
    const deep = `${'[{"children":'.repeat(50_000)}1${'}]'.repeat(50_000)}`
    const nested = JSON.stringify(JSON.parse(text), (key: string, value: unknown) =>
      key === name ? '@deep@' : value,
    ).replaceAll('"@deep@"', deep)

    expect(readLayout(nested)).toEqual({ isRead: false, refusal: 'damaged' })
  },
)

test('reads a file with many columns and workspaces in linear time', { tags: ['BY-48'] }, () => {
  const make = (length: number) => {
    const uuids = Array.from({ length: Math.ceil(length / 100) }, (_, index) => `u${index}`)
    const [first = '', ...others] = uuids
    const workspaces = createWorkspaces('w0', 'Deck', [first, ...others])
    return writeLayout({
      workspaces,
      columns: uuids.map((uuid) => ({ uuid, id: 'HOME', accountKey: me, params: {} })),
    })
  }

  expect(readLayout(make(4_000)).isRead).toBe(true)
  expect(isLinearTime(make, readLayout)).toBe(true)
})

test(
  'reads or rejects any text that starts like a layout file without an error',
  { tags: ['BY-48'] },
  () => {
    const inner = fc.oneof(fc.jsonValue(), fc.constantFrom('a', 'w1', [], {}, null))
    const workspace = fc.record(
      { id: inner, name: inner, mode: inner, strip: inner, tiles: inner, folded: inner },
      { requiredKeys: [] },
    )
    const file = fc.record({
      format: fc.constant('colonnade-layout'),
      version: fc.constantFrom(1, 2, '1'),
      active: inner,
      workspaces: fc.oneof(inner, fc.array(workspace, { maxLength: 3 })),
      columns: fc.oneof(inner, fc.array(inner, { maxLength: 3 })),
    })
    const faultsOf = (raw: unknown) => {
      const written = JSON.stringify(raw)
      const reading = readLayout(written)
      const kept = reading.isRead ? writeLayout(reading.layout) : written
      return getBrokenRules({
        'keeps all of it': isSameJson(JSON.parse(kept), JSON.parse(written)),
      })
    }

    expect(() => fuzz(file, faultsOf)).not.toThrow()
  },
)

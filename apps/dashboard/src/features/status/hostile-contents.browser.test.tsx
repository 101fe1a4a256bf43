import { beforeEach, expect, test, vi } from 'vitest'
import { getStatus } from '@colonnade/api-client/endpoints'
import { toAccountRecord, toStatusRecord } from '@colonnade/domain/entities'
import { DEFAULT_LOCAL_SETTINGS } from '@colonnade/domain/settings'
import { HOSTILE_FIELDS } from '../../testing/hostile/fields.ts'
import { HOSTILE_CONTENTS } from '../../testing/hostile/hostile-contents.ts'
import { renderRow } from '../../testing/render-row.tsx'
import styles from './content/Content.module.css'

/** In CSS pixels. No row is taller, whatever its content. */
const TALLEST_ROW = 2600

const SAFE_ADDRESS = /^(?:https?|mailto|xmpp|gemini|magnet):/
const KEPT =
  'a b bdi blockquote br code del div em i li ol p pre rp rt ruby s span strong sub sup u ul img'
const KEPT_ATTRIBUTES =
  'href target rel title dir lang data-outside class src alt draggable start reversed value'
const NEVER = 'script, iframe, object, embed, template, style, link, meta, base, math, dialog[open]'

const blob = { shortcode: 'blob', url: '/none.gif', static_url: '/none.png' }
const raw = {
  id: '1',
  created_at: '2026-11-22T08:00:00.000Z',
  emojis: [blob],
  account: { id: '1', username: 'ada', acct: 'ada' },
}

// As tall as possible.
const NEVER_COLLAPSED = { ...DEFAULT_LOCAL_SETTINGS.collapsed, enabled: false }

const consoleErrors = vi.fn<(...words: unknown[]) => void>()

beforeEach(() => {
  consoleErrors.mockReset()
  vi.spyOn(console, 'error').mockImplementation(consoleErrors)
})

/** Decodes and normalises an entity as the API client does, then renders it. */
async function showRaw(patch: Readonly<Record<string, unknown>>) {
  const entity = getStatus.decode({ ...raw, ...patch })
  const { search_index: _searchIndex, ...status } = toStatusRecord(entity)
  const author = toAccountRecord(entity.account)
  const screen = await renderRow({ status, author, options: { collapsed: NEVER_COLLAPSED } })
  return screen.getByRole('article').element() as HTMLElement
}

function expectHarmless(row: HTMLElement) {
  expect('pwned' in window).toBe(false)
  expect(consoleErrors.mock.calls).toEqual([])
  expect([...row.querySelectorAll(NEVER)]).toEqual([])
  const everything = [...row.querySelectorAll('*')]
  const handlers = everything.flatMap((element) => element.getAttributeNames()).filter(isHandler)
  expect(handlers).toEqual([])
  for (const { protocol } of row.querySelectorAll('a')) expect(protocol).toMatch(SAFE_ADDRESS)
}

const isHandler = (attribute: string): boolean => attribute.startsWith('on')

/** At a width below that of most columns. A taller row would push all others out of view. */
function expectWithinBounds(row: HTMLElement) {
  const { height } = row.getBoundingClientRect()
  expect(height).toBeGreaterThan(40)
  expect(height).toBeLessThan(TALLEST_ROW)
  expect(row.scrollWidth).toBe(row.clientWidth)
}

test('covers at least two hundred contents', () => {
  expect(HOSTILE_CONTENTS.length).toBeGreaterThanOrEqual(200)
})

test.each(HOSTILE_CONTENTS)(
  'stays harmless and within its row: %s',
  { tags: ['ENT-08'] },
  async (_title, content) => {
    const row = await showRaw({ content })

    expectHarmless(row)
    expectWithinBounds(row)
    const inside = [...row.querySelectorAll(`.${styles['content']} *`)]
    const elements = inside.map(({ localName }) => localName)
    expect(elements.filter((name) => !KEPT.split(' ').includes(name))).toEqual([])
    const attributes = inside.flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => !KEPT_ATTRIBUTES.split(' ').includes(name))).toEqual([])
  },
)

test.each(HOSTILE_FIELDS)('renders a row for %s', { tags: ['ENT-08'] }, async (_title, patch) => {
  const row = await showRaw(patch)

  expectHarmless(row)
  expectWithinBounds(row)
  expect(row.querySelector('button')).not.toBeNull()
})

import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { recordFirstFrame } from '../../../testing/record-first-frame.ts'
import { renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'
import { findColumnElement } from '../column-element.ts'
import type { DeckParts } from '../index.ts'

const renderBody: DeckParts['body'] = ({ uuid }, name) => (
  <input aria-label={`Body of ${name} ${uuid}`} />
)

const UUIDS = Array.from({ length: 30 }, (_, index) => `c${index + 1}`)

const getBodies = () =>
  browser
    .getByRole('textbox', { name: /^Body of/ })
    .elements()
    .map((body) => body.getAttribute('aria-label')?.split(' ').at(-1))

async function showThirtyColumns() {
  await browser.viewport(1280, 800)
  await renderDeck({ columns: UUIDS.map((uuid) => column(uuid, 'HOME')), body: renderBody })
}

test(
  'renders only the columns in view and near it, and those scrolled to',
  { tags: ['BY-33'] },
  async () => {
    await showThirtyColumns()
    await expect.poll(() => getBodies().length).toBeGreaterThanOrEqual(4)
    expect(getBodies().length).toBeLessThanOrEqual(8)
    const width = findColumnElement('c30')?.offsetWidth

    findColumnElement('c30')?.scrollIntoView({ inline: 'end' })

    await expect.poll(() => getBodies().at(-1)).toBe('c30')
    await expect.poll(() => getBodies()).not.toContain('c1')
    expect(getBodies().length).toBeLessThanOrEqual(8)
    expect(findColumnElement('c1')?.offsetWidth).toBe(width)
  },
)

test(
  'renders the columns in view in the first frame of the deck',
  { tags: ['BY-33'] },
  async () => {
    const bodies = recordFirstFrame(() => (findColumnElement('c1') === null ? null : getBodies()))

    await showThirtyColumns()

    const first = await bodies
    expect(first).toContain('c1')
    expect(first).toContain('c4')
    expect(first).not.toContain('c30')
  },
)

test(
  'keeps a column rendered off screen while it contains the focus',
  { tags: ['BY-33'] },
  async () => {
    await showThirtyColumns()
    findColumnElement('c1')?.scrollIntoView({ inline: 'start' })
    await browser.getByRole('textbox', { name: 'Body of Home c1', exact: true }).click()

    findColumnElement('c30')?.scrollIntoView({ inline: 'end' })

    await expect.poll(() => getBodies().at(-1)).toBe('c30')
    await expect.poll(() => getBodies()).not.toContain('c2')
    expect(getBodies()).toContain('c1')
  },
)

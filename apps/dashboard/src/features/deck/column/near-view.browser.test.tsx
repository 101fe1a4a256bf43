import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { showDeck } from '../../../testing/show-deck.tsx'
import { column } from '../../../testing/test-session.ts'
import { columnElement } from '../column-element.ts'
import type { DeckParts } from '../index.ts'

const body: DeckParts['body'] = ({ uuid }, name) => <input aria-label={`Body of ${name} ${uuid}`} />

const UUIDS = Array.from({ length: 30 }, (_, index) => `c${index + 1}`)

const bodies = () =>
  browser
    .getByRole('textbox', { name: /^Body of/ })
    .elements()
    .map((body) => body.getAttribute('aria-label')?.split(' ').at(-1))

async function showThirty() {
  await browser.viewport(1280, 800)
  await showDeck({ columns: UUIDS.map((uuid) => column(uuid, 'HOME')), body })
}

test(
  'of thirty columns those in view and beside it are drawn, and wherever somebody goes',
  { tags: ['BY-33'] },
  async () => {
    await showThirty()
    await expect.poll(() => bodies().length).toBeGreaterThanOrEqual(4)
    expect(bodies().length).toBeLessThanOrEqual(8)
    const width = columnElement('c30')?.offsetWidth

    columnElement('c30')?.scrollIntoView({ inline: 'end' })

    await expect.poll(() => bodies().at(-1)).toBe('c30')
    await expect.poll(() => bodies()).not.toContain('c1')
    expect(bodies().length).toBeLessThanOrEqual(8)
    expect(columnElement('c1')?.offsetWidth).toBe(width)
  },
)

test('a column that somebody works in stays drawn out of sight', { tags: ['BY-33'] }, async () => {
  await showThirty()
  columnElement('c1')?.scrollIntoView({ inline: 'start' })
  await browser.getByRole('textbox', { name: 'Body of Home c1', exact: true }).click()

  columnElement('c30')?.scrollIntoView({ inline: 'end' })

  await expect.poll(() => bodies().at(-1)).toBe('c30')
  await expect.poll(() => bodies()).not.toContain('c2')
  expect(bodies()).toContain('c1')
})

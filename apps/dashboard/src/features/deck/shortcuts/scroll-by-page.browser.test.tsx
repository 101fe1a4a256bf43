import { Virtuoso } from 'react-virtuoso'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { closeModalAtom, modalAtom } from '../../../state/ui/modals.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { waitForFrames } from '../../../testing/scrolling.ts'
import type { DeckParts } from '../deck-parts.ts'

const ROWS = Array.from({ length: 40 }, (_, index) => index + 1)

/** Virtual lists with rows of different heights. */
const renderVirtualLists: DeckParts['body'] = ({ id }, name) =>
  id === 'COMPOSE' ? (
    <textarea aria-label="Text" />
  ) : (
    <Virtuoso
      tabIndex={-1}
      style={{ blockSize: 500 }}
      data={ROWS}
      itemContent={(_index, number) => (
        <article
          tabIndex={0}
          aria-label={`${name} ${number}`}
          style={{ blockSize: 60 + (number % 5) * 40 }}
        >
          <a href="#author">Author</a>
        </article>
      )}
    />
  )

const pressKeys = (keys: string) => userEvent.keyboard(keys)
const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? ''
const getScroller = () => getRegion('Home').element().querySelector('[data-virtuoso-scroller]')!

function isFocusInView(): boolean {
  const row = document.activeElement?.closest('article')
  if (row == null) return false
  const [box, view] = [row.getBoundingClientRect(), getScroller().getBoundingClientRect()]
  return box.bottom > view.top && box.top < view.bottom
}

async function showDeckWithShortcuts() {
  const { app } = await renderDeck({ body: renderVirtualLists })
  await expect
    .poll(async () => {
      await pressKeys('{Control>}k{/Control}')
      return app.get(modalAtom)?.modal.type
    })
    .toBe('COMMANDS')
  app.set(closeModalAtom, app.get(modalAtom)?.key ?? 0)
  await expect
    .poll(() => getRegion('Home').element().querySelectorAll('article').length)
    .toBeGreaterThan(2)
}

/** Presses a key several times and returns the scroll distance of each press. */
async function measureScrollSteps(key: string, times: number): Promise<readonly number[]> {
  const ways: number[] = []
  for (let count = 0; count < times; count += 1) {
    const before = getScroller().scrollTop
    await pressKeys(key)
    await waitForFrames(6)
    expect(isFocusInView()).toBe(true)
    ways.push(Math.round(getScroller().scrollTop - before))
  }
  return ways
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
  history.replaceState(null, '', '/')
})

describe('scrollColumnByPage', () => {
  test.each([
    ['the column', '2'],
    ['a row', '2j'],
    ['the column settings', 'settings'],
    ['a link in a row', 'link'],
  ])(
    'scrolls a page per press from %s and keeps the focus on a row in view',
    { tags: ['BY-45', 'BY-54'] },
    async (_where, from) => {
      await showDeckWithShortcuts()
      if (from === 'settings')
        getRegion('Home').getByRole('button', { name: 'Column settings' }).element().focus()
      else if (from === 'link') getScroller().querySelector('a')?.focus()
      else await pressKeys(from)

      const down = await measureScrollSteps('{PageDown}', 6)
      const up = await measureScrollSteps('{PageUp}', 3)

      expect(Math.min(...down)).toBeGreaterThan(250)
      expect(Math.max(...up)).toBeLessThan(-250)
    },
  )

  test('scrolls by the space bar, and back with Shift', { tags: ['BY-45', 'BY-54'] }, async () => {
    await showDeckWithShortcuts()
    await pressKeys('2')

    const down = await measureScrollSteps(' ', 3)
    const up = await measureScrollSteps('{Shift>} {/Shift}', 1)

    expect(Math.min(...down)).toBeGreaterThan(250)
    expect(Math.max(...up)).toBeLessThan(-250)
  })

  test('focuses the last and the first row', { tags: ['BY-45', 'BY-54'] }, async () => {
    await showDeckWithShortcuts()
    await pressKeys('2')

    await pressKeys('{End}')
    await expect.poll(() => getFocusedName()).toBe('Home 40')
    expect(isFocusInView()).toBe(true)
    await pressKeys('{Home}')

    await expect.poll(() => getFocusedName()).toBe('Home 1')
    expect(getScroller().scrollTop).toBe(0)
  })

  test(
    'reaches the last row at the end and the first row at the start',
    { tags: ['BY-45', 'BY-54'] },
    async () => {
      await showDeckWithShortcuts()
      await pressKeys('2')

      await measureScrollSteps('{PageDown}', 14)
      expect(getFocusedName()).toBe('Home 40')
      await measureScrollSteps('{PageUp}', 14)

      expect(getFocusedName()).toBe('Home 1')
    },
  )

  test('ignores paging keys in a text field and on a button', { tags: ['BY-45'] }, async () => {
    await showDeckWithShortcuts()
    const field = getRegion('Compose').getByRole('textbox')
    await field.click()
    await pressKeys('a b')
    await expect.element(field).toHaveValue('a b')

    const settings = getRegion('Home').getByRole('button', { name: 'Column settings' })
    settings.element().focus()
    await pressKeys(' ')

    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
  })
})

test(
  'moves into the rows by the arrow keys and J from anywhere in a column',
  { tags: ['BY-45'] },
  async () => {
    await showDeckWithShortcuts()
    await pressKeys('2{ArrowDown}')
    expect(getFocusedName()).toBe('Home 1')
    await pressKeys('{ArrowDown}')
    expect(getFocusedName()).toBe('Home 2')

    getRegion('Home').getByRole('button', { name: 'Column settings' }).element().focus()
    await pressKeys('j')

    expect(getFocusedName()).toBe('Home 1')
  },
)

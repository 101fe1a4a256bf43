import { Virtuoso } from 'react-virtuoso'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { closeModalAtom, modalAtom } from '../../../state/ui/modals.ts'
import { painted } from '../../../testing/scrolling.ts'
import { region, showDeck } from '../../../testing/show-deck.tsx'
import type { DeckParts } from '../deck-parts.ts'

const ROWS = Array.from({ length: 40 }, (_, index) => index + 1)

/** Lists that draw only what is in view, with rows of several heights. */
const lists: DeckParts['body'] = ({ id }, name) =>
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

const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const scroller = () => region('Home').element().querySelector('[data-virtuoso-scroller]')!

function isFocusInView(): boolean {
  const row = document.activeElement?.closest('article')
  if (row == null) return false
  const [box, view] = [row.getBoundingClientRect(), scroller().getBoundingClientRect()]
  return box.bottom > view.top && box.top < view.bottom
}

async function deck() {
  const { app } = await showDeck({ body: lists })
  await expect
    .poll(async () => {
      await press('{Control>}k{/Control}')
      return app.get(modalAtom)?.modal.type
    })
    .toBe('COMMANDS')
  app.set(closeModalAtom, app.get(modalAtom)?.key ?? 0)
  await expect
    .poll(() => region('Home').element().querySelectorAll('article').length)
    .toBeGreaterThan(2)
}

/** Presses a key so often, and says how far the list scrolled each time. */
async function scrolledBy(key: string, times: number): Promise<readonly number[]> {
  const ways: number[] = []
  for (let count = 0; count < times; count += 1) {
    const before = scroller().scrollTop
    await press(key)
    await painted(6)
    expect(isFocusInView()).toBe(true)
    ways.push(Math.round(scroller().scrollTop - before))
  }
  return ways
}

beforeEach(async () => {
  await browser.viewport(1760, 900)
  history.replaceState(null, '', '/')
})

describe('the paging keys', () => {
  test.each([
    ['the column', '2'],
    ['a row', '2j'],
    ['the column settings', 'settings'],
    ['a link in a row', 'link'],
  ])(
    'scroll a page at every press from %s, and keep the focus on a row in view',
    { tags: ['BY-45', 'BY-54'] },
    async (_where, from) => {
      await deck()
      if (from === 'settings')
        region('Home').getByRole('button', { name: 'Column settings' }).element().focus()
      else if (from === 'link') scroller().querySelector('a')?.focus()
      else await press(from)

      const down = await scrolledBy('{PageDown}', 6)
      const up = await scrolledBy('{PageUp}', 3)

      expect(Math.min(...down)).toBeGreaterThan(250)
      expect(Math.max(...up)).toBeLessThan(-250)
    },
  )

  test('scroll by the space bar, back with Shift', { tags: ['BY-45', 'BY-54'] }, async () => {
    await deck()
    await press('2')

    const down = await scrolledBy(' ', 3)
    const up = await scrolledBy('{Shift>} {/Shift}', 1)

    expect(Math.min(...down)).toBeGreaterThan(250)
    expect(Math.max(...up)).toBeLessThan(-250)
  })

  test('lead to the last and the first row', { tags: ['BY-45', 'BY-54'] }, async () => {
    await deck()
    await press('2')

    await press('{End}')
    await expect.poll(() => focused()).toBe('Home 40')
    expect(isFocusInView()).toBe(true)
    await press('{Home}')

    await expect.poll(() => focused()).toBe('Home 1')
    expect(scroller().scrollTop).toBe(0)
  })

  test(
    'reach the last row at the end, and the first at the beginning',
    { tags: ['BY-45', 'BY-54'] },
    async () => {
      await deck()
      await press('2')

      await scrolledBy('{PageDown}', 14)
      expect(focused()).toBe('Home 40')
      await scrolledBy('{PageUp}', 14)

      expect(focused()).toBe('Home 1')
    },
  )

  test('leave a text field and a button their keys', { tags: ['BY-45'] }, async () => {
    await deck()
    const field = region('Compose').getByRole('textbox')
    await field.click()
    await press('a b')
    await expect.element(field).toHaveValue('a b')

    const settings = region('Home').getByRole('button', { name: 'Column settings' })
    settings.element().focus()
    await press(' ')

    await expect.element(settings).toHaveAttribute('aria-expanded', 'true')
  })
})

test(
  'the arrows and J lead from anywhere in a column into its rows',
  { tags: ['BY-45'] },
  async () => {
    await deck()
    await press('2{ArrowDown}')
    expect(focused()).toBe('Home 1')
    await press('{ArrowDown}')
    expect(focused()).toBe('Home 2')

    region('Home').getByRole('button', { name: 'Column settings' }).element().focus()
    await press('j')

    expect(focused()).toBe('Home 1')
  },
)

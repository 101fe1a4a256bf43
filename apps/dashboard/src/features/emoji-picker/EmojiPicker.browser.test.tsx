import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { loadEmojiTable } from '../../lib/emoji/load-emoji-table.ts'
import { customEmojisAtom } from '../../state/entities/custom-emojis.ts'
import {
  changeServerSettingAtom,
  serverSettingsAtom,
} from '../../state/settings/server-settings.ts'
import { alertsAtom } from '../../state/ui/messages.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { EmojiButton } from './index.ts'

const createCustomEmoji = (shortcode: string, visible_in_picker = true) => ({
  shortcode,
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  static_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  visible_in_picker,
})

const getButton = () => browser.getByRole('button', { name: 'Insert emoji' })
const getPicker = () => browser.getByRole('dialog', { name: 'Emoji' })
const getSearchField = () => getPicker().getByRole('searchbox', { name: 'Search emoji' })
const getEmoji = (name: string) => getPicker().getByRole('button', { name, exact: true })
const getNames = () =>
  getPicker()
    .getByRole('gridcell')
    .elements()
    .map((cell) => cell.querySelector('button')?.getAttribute('aria-label'))

/** Renders the emoji button, on a server with three custom emoji. */
async function show(traits: Parameters<typeof testSession>[0] = {}) {
  const loadEmojis = vi.fn<typeof loadEmojiTable>(traits.loadEmojis ?? loadEmojiTable)
  const { session } = testSession({ ...traits, loadEmojis })
  session.store.set(customEmojisAtom(session), [
    createCustomEmoji('zebra'),
    createCustomEmoji('hidden', false),
    createCustomEmoji('Apple'),
  ])
  const onPick = vi.fn<(text: string) => void>()
  await renderWithSession(
    session,
    <>
      <p>Elsewhere</p>
      <EmojiButton isDisabled={false} onPick={onPick} />
    </>,
  )
  const settings = () => session.store.get(serverSettingsAtom(session))
  return { session, onPick, loadEmojis, settings }
}

async function openPicker(traits: Parameters<typeof testSession>[0] = {}) {
  const shown = await show(traits)
  await getButton().click()
  await expect.element(getSearchField()).toHaveFocus()
  return shown
}

test(
  'loads the picker and the emoji on the first click, and only once',
  { tags: ['EMO-12'] },
  async () => {
    const { loadEmojis } = await show()
    expect(loadEmojis).not.toHaveBeenCalled()

    await getButton().click()
    await expect.element(getPicker()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await getButton().click()

    await expect.element(getPicker()).toBeVisible()
    expect(loadEmojis).toHaveBeenCalledOnce()
  },
)

test(
  'loads the picker and the emoji when the pointer reaches the button',
  { tags: ['EMO-12'] },
  async () => {
    const { loadEmojis } = await show()

    await getButton().hover()

    await expect.poll(() => loadEmojis.mock.calls.length).toBe(1)
    expect(getPicker().query()).toBeNull()
  },
)

test(
  'stops loading without an alert when the picker fails to load, and retries on the next click',
  { tags: ['EMO-12', 'ERR-11'] },
  async () => {
    let fail = (_reason: Error) => {}
    const loading = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const answers = [() => loading, loadEmojiTable]
    const { session } = await show({ loadEmojis: () => answers.shift()!() })
    await getButton().click()
    await expect.element(getButton()).toHaveAttribute('aria-busy', 'true')

    fail(new TypeError('offline'))

    await expect.element(getButton()).toHaveAttribute('aria-busy', 'false')
    expect(getPicker().query()).toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])
    await getButton().click()
    await expect.element(getPicker()).toBeVisible()
  },
)

test(
  'shows eight emoji per row, each 22 px large and cut from the sprite sheet',
  { tags: ['EMO-08'] },
  async () => {
    await openPicker()

    const line = getPicker().getByRole('row').first().element()
    expect(getComputedStyle(line).gridTemplateColumns.split(' ')).toHaveLength(8)
    const face = getEmoji('thumbs up').element().firstElementChild!
    const { inlineSize, blockSize, backgroundImage, backgroundSize } = getComputedStyle(face)
    expect([inlineSize, blockSize]).toEqual(['22px', '22px'])
    expect(backgroundImage).toContain('emoji-sheet')
    expect(Number.parseFloat(backgroundSize)).toBeCloseTo((2108 * 22) / 32, 1)
  },
)

test(
  'shows ten tabs in order, the first with the most used emoji',
  { tags: ['EMO-03', 'EMO-09'] },
  async () => {
    const { session } = await show()
    session.store.set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], { rocket: 9 })

    await getButton().click()
    await expect.element(getSearchField()).toHaveFocus()

    const tabs = getPicker().getByRole('tab').elements()
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      'Frequently used',
      'Custom',
      'Smileys and people',
      'Animals and nature',
      'Food and drink',
      'Activities',
      'Travel and places',
      'Objects',
      'Symbols',
      'Flags',
    ])
    expect(getNames()).toHaveLength(16)
    expect(getNames()[0]).toBe('rocket')
  },
)

test(
  'lists the visible custom emoji in their tab, by shortcode',
  { tags: ['EMO-01'] },
  async () => {
    const { onPick } = await openPicker()
    await getPicker().getByRole('tab', { name: 'Custom' }).click()
    await expect.poll(getNames).toEqual(['Apple', 'zebra'])

    await getEmoji('zebra').click()

    expect(onPick).toHaveBeenCalledExactlyOnceWith(':zebra:')
  },
)

test('counts a picked emoji and closes', { tags: ['EMO-11'] }, async () => {
  const { onPick, settings } = await openPicker()

  await getEmoji('thumbs up').click()

  expect(onPick).toHaveBeenCalledExactlyOnceWith('👍')
  expect(settings().frequentlyUsedEmojis).toEqual({ '+1': 1 })
  await expect.poll(() => getPicker().query()).toBeNull()
})

test(
  'applies the selected skin tone to picked emoji, and stores it',
  { tags: ['EMO-07'] },
  async () => {
    const { onPick, settings } = await openPicker()
    expect(settings().skinTone).toBe(1)

    await getPicker().getByRole('button', { name: 'Skin tone: Default' }).click()
    await getPicker().getByRole('button', { name: 'Medium-dark' }).click()
    await getEmoji('thumbs up').click()

    expect(settings().skinTone).toBe(5)
    expect(onPick).toHaveBeenCalledExactlyOnceWith('👍🏾')
  },
)

test(
  'searches emoji of every category, and picks the best match on Enter',
  { tags: ['EMO-13'] },
  async () => {
    const { onPick } = await openPicker()

    await userEvent.keyboard('zeb')
    await expect.poll(getNames).toContain('zebra')
    await userEvent.keyboard('{Control>}a{/Control}rocket')
    await expect.poll(() => getNames()[0]).toBe('rocket')
    await userEvent.keyboard('{Enter}')

    expect(onPick).toHaveBeenCalledExactlyOnceWith('🚀')
  },
)

test('shows a message when a search has no results', async () => {
  await openPicker()

  await userEvent.keyboard('qqqq')

  await expect.element(getPicker().getByText('No emoji found')).toBeVisible()
})

test(
  'moves by keyboard from the search to the grid and back, and picks on Enter',
  { tags: ['EMO-13'] },
  async () => {
    const { onPick } = await openPicker()
    const [first, second] = getNames()

    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getEmoji(first!)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(getSearchField()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(getEmoji(second!)).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(onPick).toHaveBeenCalledExactlyOnceWith('😀')
  },
)

test.each([
  ['in the search', ''],
  ['in the grid', '{ArrowDown}'],
])('closes on Escape %s and focuses the button', { tags: ['EMO-13'] }, async (_title, keys) => {
  await openPicker()
  if (keys !== '') await userEvent.keyboard(keys)

  await userEvent.keyboard('{Escape}')

  await expect.poll(() => getPicker().query()).toBeNull()
  await expect.element(getButton()).toHaveFocus()
})

test('closes on a click outside', { tags: ['EMO-13'] }, async () => {
  await openPicker()

  await browser.getByText('Elsewhere').click()

  await expect.poll(() => getPicker().query()).toBeNull()
})

test(
  'renders only the visible ones of 1,000 emoji, and the last one when a key moves to it',
  { tags: ['EMO-01', 'EMO-13'] },
  async () => {
    const { session, onPick } = await show()
    const many = Array.from({ length: 1_000 }, (_, index) =>
      createCustomEmoji(`e${String(index).padStart(3, '0')}`),
    )
    session.store.set(customEmojisAtom(session), many)
    await getButton().click()
    await getPicker().getByRole('tab', { name: 'Custom' }).click()
    await expect.element(getEmoji('e000')).toBeVisible()
    const grid = getPicker().getByRole('grid')
    expect(getNames().length).toBeLessThan(200)
    await expect.element(grid).toHaveAttribute('aria-rowcount', '125')

    await getSearchField().click()
    await userEvent.keyboard('{ArrowDown}{End}')

    await expect.element(getEmoji('e999')).toHaveFocus()
    await expect.element(getEmoji('e999')).toBeInViewport()
    expect(getPicker().getByRole('row').elements().at(-1)?.getAttribute('aria-rowindex')).toBe(
      '125',
    )
    await expect.poll(() => getNames().length).toBeLessThan(200)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(getEmoji('e991')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(':e000:')
  },
)

test('renders the emoji that scroll into view', { tags: ['EMO-01'] }, async () => {
  const { session } = await show()
  session.store.set(
    customEmojisAtom(session),
    Array.from({ length: 1_000 }, (_, index) =>
      createCustomEmoji(`e${String(index).padStart(3, '0')}`),
    ),
  )
  await getButton().click()
  await getPicker().getByRole('tab', { name: 'Custom' }).click()
  await expect.element(getEmoji('e000')).toBeVisible()

  getPicker().getByRole('tabpanel').element().scrollTop = 60 * 38

  await expect.element(getEmoji('e480')).toBeInViewport()
  expect(getNames().length).toBeLessThan(200)
})

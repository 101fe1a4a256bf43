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

const own = (shortcode: string, visible_in_picker = true) => ({
  shortcode,
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  static_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  visible_in_picker,
})

const button = () => browser.getByRole('button', { name: 'Insert emoji' })
const picker = () => browser.getByRole('dialog', { name: 'Emoji' })
const search = () => picker().getByRole('searchbox', { name: 'Search emoji' })
const emoji = (name: string) => picker().getByRole('button', { name, exact: true })
const names = () =>
  picker()
    .getByRole('gridcell')
    .elements()
    .map((cell) => cell.querySelector('button')?.getAttribute('aria-label'))

/** The button of a composer, on an instance with three emoji of its own. */
async function show(traits: Parameters<typeof testSession>[0] = {}) {
  const loadEmojis = vi.fn<typeof loadEmojiTable>(traits.loadEmojis ?? loadEmojiTable)
  const { session } = testSession({ ...traits, loadEmojis })
  session.store.set(customEmojisAtom(session), [own('zebra'), own('hidden', false), own('Apple')])
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

async function open(traits: Parameters<typeof testSession>[0] = {}) {
  const shown = await show(traits)
  await button().click()
  await expect.element(search()).toHaveFocus()
  return shown
}

test(
  'the picker and its emoji are fetched when they are first wanted, and only once',
  { tags: ['EMO-12'] },
  async () => {
    const { loadEmojis } = await show()
    expect(loadEmojis).not.toHaveBeenCalled()

    await button().click()
    await expect.element(picker()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await button().click()

    await expect.element(picker()).toBeVisible()
    expect(loadEmojis).toHaveBeenCalledOnce()
  },
)

test(
  'a picker that does not arrive stops loading, and nothing more: the button can be pressed again',
  { tags: ['EMO-12', 'ERR-11'] },
  async () => {
    let fail = (_reason: Error) => {}
    const loading = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const answers = [() => loading, loadEmojiTable]
    const { session } = await show({ loadEmojis: () => answers.shift()!() })
    await button().click()
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')

    fail(new TypeError('offline'))

    await expect.element(button()).toHaveAttribute('aria-busy', 'false')
    expect(picker().query()).toBeNull()
    expect(session.app.get(alertsAtom)).toEqual([])
    await button().click()
    await expect.element(picker()).toBeVisible()
  },
)

test(
  'eight stand in a line, each 22 px large, cut from the sheet',
  { tags: ['EMO-08'] },
  async () => {
    await open()

    const line = picker().getByRole('row').first().element()
    expect(getComputedStyle(line).gridTemplateColumns.split(' ')).toHaveLength(8)
    const face = emoji('thumbs up').element().firstElementChild!
    const { inlineSize, blockSize, backgroundImage, backgroundSize } = getComputedStyle(face)
    expect([inlineSize, blockSize]).toEqual(['22px', '22px'])
    expect(backgroundImage).toContain('emoji-sheet')
    expect(Number.parseFloat(backgroundSize)).toBeCloseTo((2108 * 22) / 32, 1)
  },
)

test(
  'ten tabs stand in their order, the first shows what is used most',
  { tags: ['EMO-03', 'EMO-09'] },
  async () => {
    const { session } = await show()
    session.store.set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], { rocket: 9 })

    await button().click()
    await expect.element(search()).toHaveFocus()

    const tabs = picker().getByRole('tab').elements()
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
    expect(names()).toHaveLength(16)
    expect(names()[0]).toBe('rocket')
  },
)

test(
  'the instance’s own stand in their tab by shortcode, but for the hidden ones',
  { tags: ['EMO-01'] },
  async () => {
    const { onPick } = await open()
    await picker().getByRole('tab', { name: 'Custom' }).click()
    await expect.poll(names).toEqual(['Apple', 'zebra'])

    await emoji('zebra').click()

    expect(onPick).toHaveBeenCalledExactlyOnceWith(':zebra:')
  },
)

test('a picked emoji is counted and the picker closes', { tags: ['EMO-11'] }, async () => {
  const { onPick, settings } = await open()

  await emoji('thumbs up').click()

  expect(onPick).toHaveBeenCalledExactlyOnceWith('👍')
  expect(settings().frequentlyUsedEmojis).toEqual({ '+1': 1 })
  await expect.poll(() => picker().query()).toBeNull()
})

test('a chosen tone colours what is picked, and is kept', { tags: ['EMO-07'] }, async () => {
  const { onPick, settings } = await open()
  expect(settings().skinTone).toBe(1)

  await picker().getByRole('button', { name: 'Skin tone: Default' }).click()
  await picker().getByRole('button', { name: 'Medium-dark' }).click()
  await emoji('thumbs up').click()

  expect(settings().skinTone).toBe(5)
  expect(onPick).toHaveBeenCalledExactlyOnceWith('👍🏾')
})

test(
  'a search finds emoji of every kind, and Enter picks the best',
  { tags: ['EMO-13'] },
  async () => {
    const { onPick } = await open()

    await userEvent.keyboard('zeb')
    await expect.poll(names).toContain('zebra')
    await userEvent.keyboard('{Control>}a{/Control}rocket')
    await expect.poll(() => names()[0]).toBe('rocket')
    await userEvent.keyboard('{Enter}')

    expect(onPick).toHaveBeenCalledExactlyOnceWith('🚀')
  },
)

test('a search without a result says so', async () => {
  await open()

  await userEvent.keyboard('qqqq')

  await expect.element(picker().getByText('No emoji found')).toBeVisible()
})

test(
  'the keyboard goes into the grid, around in it, back to the search, and picks',
  { tags: ['EMO-13'] },
  async () => {
    const { onPick } = await open()
    const [first, second] = names()

    await userEvent.keyboard('{ArrowDown}')
    await expect.element(emoji(first!)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(emoji(second!)).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(onPick).toHaveBeenCalledExactlyOnceWith('😀')
  },
)

test.each([
  ['in the search', ''],
  ['in the grid', '{ArrowDown}'],
])(
  'Escape %s closes it and the button has the focus',
  { tags: ['EMO-13'] },
  async (_title, keys) => {
    await open()
    if (keys !== '') await userEvent.keyboard(keys)

    await userEvent.keyboard('{Escape}')

    await expect.poll(() => picker().query()).toBeNull()
    await expect.element(button()).toHaveFocus()
  },
)

test('a click outside closes it', { tags: ['EMO-13'] }, async () => {
  await open()

  await browser.getByText('Elsewhere').click()

  await expect.poll(() => picker().query()).toBeNull()
})

test(
  'of a thousand those in view are drawn, the last one as soon as a key leads there',
  { tags: ['EMO-01', 'EMO-13'] },
  async () => {
    const { session, onPick } = await show()
    const many = Array.from({ length: 1_000 }, (_, index) =>
      own(`e${String(index).padStart(3, '0')}`),
    )
    session.store.set(customEmojisAtom(session), many)
    await button().click()
    await picker().getByRole('tab', { name: 'Custom' }).click()
    await expect.element(emoji('e000')).toBeVisible()
    const grid = picker().getByRole('grid')
    expect(names().length).toBeLessThan(200)
    await expect.element(grid).toHaveAttribute('aria-rowcount', '125')

    await search().click()
    await userEvent.keyboard('{ArrowDown}{End}')

    await expect.element(emoji('e999')).toHaveFocus()
    await expect.element(emoji('e999')).toBeInViewport()
    expect(picker().getByRole('row').elements().at(-1)?.getAttribute('aria-rowindex')).toBe('125')
    await expect.poll(() => names().length).toBeLessThan(200)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(emoji('e991')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(':e000:')
  },
)

test('what a wheel brings into view is drawn', { tags: ['EMO-01'] }, async () => {
  const { session } = await show()
  session.store.set(
    customEmojisAtom(session),
    Array.from({ length: 1_000 }, (_, index) => own(`e${String(index).padStart(3, '0')}`)),
  )
  await button().click()
  await picker().getByRole('tab', { name: 'Custom' }).click()
  await expect.element(emoji('e000')).toBeVisible()

  picker().getByRole('tabpanel').element().scrollTop = 60 * 38

  await expect.element(emoji('e480')).toBeInViewport()
  expect(names().length).toBeLessThan(200)
})

// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EmojiButton } from '../features/emoji-picker/index.ts'
import { NotificationSettings } from '../features/notifications/index.ts'
import { SearchForm } from '../features/search/SearchForm.tsx'
import { loadEmojiTable } from '../lib/emoji/load-emoji-table.ts'
import { customEmojisAtom } from '../state/entities/custom-emojis.ts'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { Choice } from '../ui/choice/Choice.tsx'
import { placeLinePx } from '../ui/live-list/list-place.ts'
import { PlaceLine } from '../ui/live-list/PlaceLine.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

beforeEach(async () => {
  await page.viewport(1280, 900)
  document.documentElement.style.fontSize = '200%'
})

afterEach(() => {
  document.documentElement.style.removeProperty('font-size')
})

/** Where something reaches out of its box sideways, in px. */
const overflowOf = (box: Element) =>
  Math.max(
    ...[...box.querySelectorAll('*')].map(
      (one) => one.getBoundingClientRect().right - box.getBoundingClientRect().right,
    ),
  )

test('keeps the options of a choice inside it when the text is twice as large', async () => {
  const { container } = await renderInEnglish(
    <div style={{ inlineSize: 380 }}>
      <Choice
        label="Layout"
        value="auto"
        options={[
          { value: 'auto', label: 'Automatic' },
          { value: 'several', label: 'Several columns' },
          { value: 'one', label: 'One column' },
        ]}
        onChange={() => undefined}
      />
    </div>,
  )

  expect(overflowOf(container.firstElementChild!)).toBeLessThanOrEqual(0)
})

test('keeps the settings of notifications inside their column when the text is twice as large', async () => {
  const { container } = await renderWithSession(
    testSession().session,
    <div style={{ inlineSize: 376 }}>
      <NotificationSettings />
    </div>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()

  expect(overflowOf(container.firstElementChild!)).toBeLessThanOrEqual(0)
})

test('keeps the sign of the search field beside its text when the text is twice as large', async () => {
  const { container } = await renderWithSession(
    testSession().session,
    <SearchForm
      query="tea"
      isFocused={false}
      onSearch={() => undefined}
      onFocus={() => undefined}
    />,
  )
  const field = container.querySelector('input')!
  const sign = container.querySelector('[data-icon="search"]')!
  const start = field.getBoundingClientRect().left + parseFloat(getComputedStyle(field).paddingLeft)

  expect(sign.getBoundingClientRect().right).toBeLessThanOrEqual(start)
})

test('draws emoji larger with larger text, and keeps the search inside the picker', async () => {
  const { session } = testSession({ loadEmojis: loadEmojiTable })
  session.store.set(customEmojisAtom(session), [
    { shortcode: 'zebra', url: PIXEL, static_url: PIXEL, visible_in_picker: true },
  ])
  await renderWithSession(session, <EmojiButton isDisabled={false} onPick={() => undefined} />)
  await page.getByRole('button', { name: 'Insert emoji' }).click()
  const search = page.getByRole('searchbox', { name: 'Search emoji' })
  await expect.element(search).toBeVisible()
  const picker = page.getByRole('dialog', { name: 'Emoji' }).element()
  const face = () => page.getByRole('gridcell').first().element().querySelector('button > *')

  await expect.poll(() => face()?.getBoundingClientRect().width).toBe(44)
  const { right } = search.element().getBoundingClientRect()
  expect(right).toBeLessThan(picker.getBoundingClientRect().right)
})

test('gives the line of a place the height that its letters need', async () => {
  const { container } = await renderInEnglish(<PlaceLine />)
  const line = container.querySelector('[data-place-line]')!
  const usual = 22

  expect(line.getBoundingClientRect().height).toBe(placeLinePx())
  expect(placeLinePx()).toBe(2 * usual)
})

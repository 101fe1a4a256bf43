// The first import, because an earlier one would change the order of the cascade layers.
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
import { column, testSession } from '../testing/test-session.ts'
import { getUnreadDividerPx } from '../ui/live-list/list-position.ts'
import { UnreadDivider } from '../ui/live-list/UnreadDivider.tsx'
import { RadioGroup } from '../ui/radio-group/RadioGroup.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

beforeEach(async () => {
  await page.viewport(1280, 900)
  document.documentElement.style.fontSize = '200%'
})

afterEach(() => {
  document.documentElement.style.removeProperty('font-size')
})

/** Returns the horizontal overflow of each element in a box, in px. */
const getOverflow = (box: Element) =>
  Math.max(
    ...[...box.querySelectorAll('*')].map(
      (one) => one.getBoundingClientRect().right - box.getBoundingClientRect().right,
    ),
  )

test('keeps the options of a radio group inside it with text twice as large', async () => {
  const { container } = await renderInEnglish(
    <div style={{ inlineSize: 380 }}>
      <RadioGroup
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

  expect(getOverflow(container.firstElementChild!)).toBeLessThanOrEqual(0)
})

test('keeps the notification settings inside their column with text twice as large', async () => {
  const { session } = testSession()
  const params = { kinds: ['mention', 'follow_request', 'other'] }
  const { container } = await renderWithSession(
    session,
    <div style={{ inlineSize: 376 }}>
      <NotificationSettings
        column={{ ...column('n', 'NOTIFICATIONS', params), accountKey: session.key }}
      />
    </div>,
  )
  for (const name of ['Types and alerts', 'Unread badges'])
    await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('table')).toBeVisible()

  expect(getOverflow(container.firstElementChild!)).toBeLessThanOrEqual(0)
})

test('keeps the icon of the search field next to its text with text twice as large', async () => {
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

test('scales emoji with the text, and keeps the search field inside the picker', async () => {
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

test('gives the location line the height of its letters', async () => {
  const { container } = await renderInEnglish(<UnreadDivider />)
  const line = container.querySelector('[data-place-line]')!
  const usual = 22

  expect(line.getBoundingClientRect().height).toBe(getUnreadDividerPx())
  expect(getUnreadDividerPx()).toBe(2 * usual)
})

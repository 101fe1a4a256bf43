import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ModalHost } from '../../app/modals/ModalHost.tsx'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import {
  getListScroller,
  measureFrames,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const DELETE = 'DELETE /api/v1/notifications/destroy_multiple'
const CLEAR = 'POST /api/v1/notifications/clear'

/** Two favourites of one post, a follow and a mention: three rows. */
const NOTIFICATIONS = [
  { id: '4', type: 'favourite', name: 'Ada', post: '1' },
  { id: '3', type: 'favourite', name: 'Bo', post: '1' },
  { id: '2', type: 'follow', name: 'Cy', post: null },
  { id: '1', type: 'mention', name: 'Di', post: '2' },
].map(({ id, type, name, post }) => {
  const from = account({ id: `a${id}`, display_name: name })
  const about = post === null ? null : status({ id: post, account: from })
  return notification({ id, type, account: from, status: about })
})

async function openColumn() {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  const { session, server } = opened
  server.on('GET /api/v1/notifications', () => createPageResponse(NOTIFICATIONS))
  server.on(DELETE, () => Response.json({}))
  server.on(CLEAR, () => Response.json({}))
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
      <ModalHost />
    </div>,
  )
  const press = (name: string) => browser.getByRole('button', { name, exact: true }).click()
  const picks = browser.getByRole('checkbox', { name: 'Select' })
  const ticked = () => picks.elements().map((box) => (box as HTMLInputElement).checked)
  const calls = (route: string) => server.calls().filter((call) => call.startsWith(route))
  const rows = browser.getByRole('article')
  await expect.poll(() => rows.elements().length).toBe(3)
  return { ...opened, press, picks, ticked, calls, rows }
}

test(
  'toggles the cleaning mode with a button of the column, and clears the selection on leaving',
  { tags: ['NTF-06'] },
  async () => {
    const { press, picks, ticked } = await openColumn()
    const enter = browser.getByRole('button', { name: 'Clear selectively' })
    await expect.element(enter).toHaveAttribute('aria-pressed', 'false')
    expect(picks.elements()).toHaveLength(0)

    await enter.click()
    await expect.element(enter).toHaveAttribute('aria-pressed', 'true')
    await press('Select all')
    await expect.poll(ticked).toEqual([true, true, true])

    await enter.click()
    await expect.poll(() => picks.elements().length).toBe(0)
    await enter.click()
    await expect.poll(ticked).toEqual([false, false, false])
  },
)

test(
  'selects a row with a click anywhere on it, and selects all, none or the inverse',
  { tags: ['NTF-06', 'NTF-07', 'NTF-08'] },
  async () => {
    const { press, ticked, rows } = await openColumn()
    await press('Clear selectively')

    await rows.nth(1).click({ force: true })
    await expect.poll(ticked).toEqual([false, true, false])

    await press('Invert selection')
    await expect.poll(ticked).toEqual([true, false, true])
    await press('Select none')
    await expect.poll(ticked).toEqual([false, false, false])
    // The checkbox is inside its row, for users who cannot see the layout.
    await rows.first().getByRole('checkbox', { name: 'Select' }).click()
    await expect.poll(ticked).toEqual([true, false, false])
    await expect.element(browser.getByText('2 selected')).toBeVisible()
  },
)

test(
  'deletes the selected notifications after confirmation, with one request for all ids',
  { tags: ['NTF-09'] },
  async () => {
    const { press, picks, calls, rows } = await openColumn()
    await press('Clear selectively')
    await picks.first().click()

    await press('Delete selected')
    await browser
      .getByRole('alertdialog', { name: 'Delete 2 notifications?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    expect(calls(DELETE)).toEqual([])

    await press('Delete selected')
    await press('Delete')

    await expect.poll(() => rows.elements().length).toBe(2)
    expect(calls(DELETE)).toEqual([`${DELETE}?ids[]=4&ids[]=3`])
  },
)

test('disables “Delete selected” without a selection', { tags: ['NTF-10'] }, async () => {
  const { press, calls } = await openColumn()
  await press('Clear selectively')

  await expect.element(browser.getByRole('button', { name: 'Delete selected' })).toBeDisabled()
  expect(calls(DELETE)).toEqual([])
})

test('clears all notifications after confirmation', { tags: ['NTF-11'] }, async () => {
  const { press, calls, rows } = await openColumn()
  await press('Clear selectively')

  await press('Clear all')
  expect(calls(CLEAR)).toEqual([])
  await press('Clear')

  await expect.poll(() => rows.elements().length).toBe(0)
  expect(calls(CLEAR)).toHaveLength(1)
})

test(
  'hides the cleaning mode when the server cannot delete notifications',
  { tags: ['NTF-06'] },
  async () => {
    const { session } = testSession()
    session.api.capabilities.guess({ bulkDismissal: false, notificationDismissal: false })

    await renderWithSession(session, <NotificationsColumn uuid="n" label="Notifications" />)

    await expect.element(browser.getByRole('tab', { name: 'All' })).toBeVisible()
    expect(browser.getByRole('button', { name: 'Clear selectively' }).elements()).toEqual([])
  },
)

test.each([['down'], ['up']])(
  'keeps the scroll position when the mode is toggled after scrolling %s',
  { tags: ['NTF-06', 'TL-24'] },
  async (turn) => {
    const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
    const many = Array.from({ length: 30 }, (_, index) => {
      const id = String(60 - index)
      const content = `<p>mention ${id} ${'and some more words '.repeat((index * 7) % 23)}</p>`
      const from = account({ id: `a${id}`, display_name: `Ada ${id}` })
      return notification({ id, account: from, status: status({ id, content, account: from }) })
    })
    server.on('GET /api/v1/notifications', () => createPageResponse(many))
    await renderWithSession(
      session,
      <section style={{ height: 700, width: 360 }}>
        <div data-column-body style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          <NotificationsColumn uuid="n" label="Notifications" />
        </div>
      </section>,
    )
    await expect.element(browser.getByRole('article').first()).toBeVisible()
    const scroller = getListScroller()
    for (const px of turn === 'down' ? [500, 1_000] : [500, 1_000, 1_100, 1_000])
      await scrollTo(scroller, px)
    await waitForFrames(20)
    const read = findFirstVisibleRow(scroller)!
    const before = read.getBoundingClientRect().top
    const enter = browser.getByRole('button', { name: 'Clear selectively' })

    for (const _ of ['in', 'out']) {
      const moves = measureFrames(() => Math.round(read.getBoundingClientRect().top - before))
      await enter.click()
      await waitForFrames(20)
      expect(moves().filter((px) => Math.abs(px) > 1)).toEqual([])
    }
  },
)

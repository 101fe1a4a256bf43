import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ModalHost } from '../../app/modals/ModalHost.tsx'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import {
  listScroller,
  measurePainted,
  painted,
  readArticle,
  scrollTo,
} from '../../testing/scrolling.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const DELETE = 'DELETE /api/v1/notifications/destroy_multiple'
const CLEAR = 'POST /api/v1/notifications/clear'

/** Two who favourited one post, a follower and a mention: three rows. */
const told = [
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
  server.on('GET /api/v1/notifications', () => page(told))
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
  'the mode is entered and left by a button of the column; leaving unmarks all',
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
  'a press anywhere on a row picks it; all, none and inverted follow',
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
    // Within the row that it is about, for who cannot see where it lies.
    await rows.first().getByRole('checkbox', { name: 'Select' }).click()
    await expect.poll(ticked).toEqual([true, false, false])
    await expect.element(browser.getByText('2 selected')).toBeVisible()
  },
)

test(
  'what is picked goes after a question, by one call with all ids',
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

test('where nothing is picked nothing can be deleted', { tags: ['NTF-10'] }, async () => {
  const { press, calls } = await openColumn()
  await press('Clear selectively')

  await expect.element(browser.getByRole('button', { name: 'Delete selected' })).toBeDisabled()
  expect(calls(DELETE)).toEqual([])
})

test('all are cleared after a question', { tags: ['NTF-11'] }, async () => {
  const { press, calls, rows } = await openColumn()
  await press('Clear selectively')

  await press('Clear all')
  expect(calls(CLEAR)).toEqual([])
  await press('Clear')

  await expect.poll(() => rows.elements().length).toBe(0)
  expect(calls(CLEAR)).toHaveLength(1)
})

test('a server that deletes none offers no such mode', { tags: ['NTF-06'] }, async () => {
  const { session } = testSession()
  session.api.capabilities.guess({ bulkDismissal: false, notificationDismissal: false })

  await renderWithSession(session, <NotificationsColumn uuid="n" label="Notifications" />)

  await expect.element(browser.getByRole('tab', { name: 'All' })).toBeVisible()
  expect(browser.getByRole('button', { name: 'Clear selectively' }).elements()).toEqual([])
})

test.each([['down'], ['up']])(
  'keeps the row that is read in place when the mode is entered and left after scrolling %s',
  { tags: ['NTF-06', 'TL-24'] },
  async (turn) => {
    const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
    const many = Array.from({ length: 30 }, (_, index) => {
      const id = String(60 - index)
      const content = `<p>mention ${id} ${'and some more words '.repeat((index * 7) % 23)}</p>`
      const from = account({ id: `a${id}`, display_name: `Ada ${id}` })
      return notification({ id, account: from, status: status({ id, content, account: from }) })
    })
    server.on('GET /api/v1/notifications', () => page(many))
    await renderWithSession(
      session,
      <section style={{ height: 700, width: 360 }}>
        <div data-column-body style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          <NotificationsColumn uuid="n" label="Notifications" />
        </div>
      </section>,
    )
    await expect.element(browser.getByRole('article').first()).toBeVisible()
    const scroller = listScroller()
    for (const px of turn === 'down' ? [500, 1_000] : [500, 1_000, 1_100, 1_000])
      await scrollTo(scroller, px)
    await painted(20)
    const read = readArticle(scroller)!
    const before = read.getBoundingClientRect().top
    const enter = browser.getByRole('button', { name: 'Clear selectively' })

    for (const _ of ['in', 'out']) {
      const moves = measurePainted(() => Math.round(read.getBoundingClientRect().top - before))
      await enter.click()
      await painted(20)
      expect(moves().filter((px) => Math.abs(px) > 1)).toEqual([])
    }
  },
)

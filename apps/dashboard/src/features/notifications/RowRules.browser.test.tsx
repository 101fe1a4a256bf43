import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnAtoms } from '../../state/columns/columns.ts'
import { startNotificationRules } from '../../state/notification-rules/start-row-rules.ts'
import { toastsAtom, runMessageActionAtom } from '../../state/ui/messages.ts'
import { modalStackAtom } from '../../state/ui/modals.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'
import { PutOffDialog } from './PutOffDialog.tsx'

const HOUR_MS = 3_600_000

/** Opens a column with follows of Ada and Bo, and a mention by Cy. */
async function openColumn(params = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS', params)] })
  const { session, server } = opened
  const cy = account({ id: '23', username: 'cy', display_name: 'Cy' })
  const page = [
    notification({ id: '9', type: 'follow', account: account({ id: '21', display_name: 'Ada' }) }),
    notification({ id: '8', type: 'follow', account: account({ id: '22', display_name: 'Bo' }) }),
    notification({
      id: '7',
      account: cy,
      status: status({ id: '50', account: cy, content: '<p>Hello</p>' }),
    }),
  ]
  server.on('GET /api/v1/notifications', ({ url }) =>
    createPageResponse(new URL(url).searchParams.has('max_id') ? [] : page),
  )
  server.on('GET /api/v1/accounts/relationships', () => Response.json([]))
  startNotificationRules(session)
  await renderWithSession(
    session,
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>,
  )
  const articles = browser.getByRole('article')
  await expect.poll(() => articles.elements().length).toBe(3)
  await expect.poll(() => browser.getByRole('button', { name: 'More' }).elements().length).toBe(3)
  const undo = () => {
    const [toast] = session.app.get(toastsAtom)
    session.app.set(runMessageActionAtom, toast?.key ?? 0)
  }
  return { ...opened, articles, undo }
}

const getEntry = (name: string) => browser.getByRole('article', { name })
const ADA = 'Notification from Ada'
const BO = 'Notification from Bo'

test('folds what is done into one line that opens', { tags: ['BY-46'] }, async () => {
  const { articles, undo } = await openColumn()

  await getEntry(ADA).getByRole('button', { name: 'More' }).click()
  await browser.getByRole('menuitem', { name: 'Done' }).click()
  await expect.poll(() => articles.elements().length).toBe(2)
  const line = browser.getByRole('button', { name: '1 done' })
  await line.click()

  await expect.element(getEntry(ADA)).toHaveTextContent('Done')
  await line.click()
  await expect.element(getEntry(ADA)).not.toBeInTheDocument()
  undo()
  await expect.element(getEntry(ADA)).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})

test('marks a mention from the menu of its post', { tags: ['BY-46'] }, async () => {
  const { articles } = await openColumn()

  await articles.nth(2).getByRole('button', { name: 'More' }).click()
  await browser.getByRole('menuitem', { name: 'Needs an answer' }).click()

  await expect.element(articles.nth(2)).toHaveTextContent('Needs an answer')
})

test('marks the focused notification by keys', { tags: ['BY-46'] }, async () => {
  const { session, articles } = await openColumn()

  articles.nth(0).element().focus()
  await userEvent.keyboard('a')
  await expect.element(getEntry(ADA)).toHaveTextContent('Needs an answer')
  await userEvent.keyboard('a')
  await expect.element(getEntry(ADA)).not.toHaveTextContent('Needs an answer')
  await userEvent.keyboard('z')
  expect(session.app.get(modalStackAtom).map(({ modal }) => modal.type)).toEqual(['PUT_OFF'])
  await userEvent.keyboard('d')

  await expect.element(getEntry(ADA)).not.toBeInTheDocument()
  await expect.element(getEntry(BO)).toHaveFocus()
})

test(
  'shows only what needs an answer, and saves that with the column',
  { tags: ['BY-46'] },
  async () => {
    const { session, articles } = await openColumn()
    articles.nth(1).element().focus()
    await userEvent.keyboard('a')

    const filter = browser.getByRole('button', { name: 'Needs an answer' })
    await filter.click()
    await expect.poll(() => articles.elements().length).toBe(1)
    expect(session.app.get(columnAtoms('n'))?.params).toMatchObject({ unanswered: true })
    articles.nth(0).element().focus()
    await userEvent.keyboard('d')
    await expect.element(browser.getByText('No notification needs an answer')).toBeVisible()
    await filter.click()

    await expect.poll(() => articles.elements().length).toBe(2)
  },
)

test('says that all is done', { tags: ['BY-46'] }, async () => {
  const { articles } = await openColumn()

  for (const left of [2, 1, 0]) {
    articles.nth(0).element().focus()
    await userEvent.keyboard('d')
    await expect.poll(() => articles.elements().length).toBe(left)
  }

  await expect.element(browser.getByText('All done')).toBeVisible()
})

test(
  'puts a notification off, and shows it on top when it is due',
  { tags: ['BY-46'] },
  async () => {
    const { session, platform, articles } = await openColumn()
    articles.nth(1).element().focus()
    await userEvent.keyboard('z')
    const [{ modal } = {}] = session.app.get(modalStackAtom)
    const ids = modal?.type === 'PUT_OFF' ? modal.notificationIds : []
    await renderWithSession(
      session,
      <PutOffDialog notificationIds={ids} onClose={() => undefined} />,
    )

    await browser.getByRole('button', { name: 'In an hour' }).click()
    await expect.element(getEntry(BO)).not.toBeInTheDocument()
    await platform.clock.advance(HOUR_MS)

    await expect.element(articles.nth(0)).toHaveTextContent('Put off until')
    await expect.element(articles.nth(0)).toHaveAccessibleName(BO)
  },
)

import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { columnAtoms } from '../../state/columns/columns.ts'
import { fetchListsAtom } from '../../state/lists/fetch-lists.ts'
import { startNotificationRules } from '../../state/notification-rules/start-row-rules.ts'
import { useAppValue } from '../../state/react/index.ts'
import { account, notification, relationship } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ColumnPeople } from './ColumnPeople.tsx'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const BATCH_MS = 50

function ColumnWithSettings() {
  const saved = useAppValue(columnAtoms('n'))
  return (
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      {saved !== undefined && <ColumnPeople column={saved} />}
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>
  )
}

const createFollow = (id: string) =>
  notification({ id, type: 'follow', account: account({ id, username: `user${id}` }) })

interface Traits {
  readonly params?: Readonly<Record<string, unknown>>
  readonly isFailing?: boolean
}

/** Opens a column with notifications of three accounts. The account 21 is followed, 22 is in the list Friends. */
async function openColumn({ params = {}, isFailing = false }: Traits = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS', params)] })
  const { session, server, platform } = opened
  const state = { isFailing }
  server.on('GET /api/v1/notifications', ({ url }) =>
    createPageResponse(
      new URL(url).searchParams.has('max_id') ? [] : ['23', '22', '21'].map(createFollow),
    ),
  )
  server.on('GET /api/v1/accounts/relationships', ({ url }) => {
    if (state.isFailing) return Response.json({}, { status: 500 })
    const ids = new URL(url).searchParams.getAll('id[]')
    return Response.json(ids.map((id) => relationship({ id, following: id === '21' })))
  })
  server.on('GET /api/v1/lists/5/accounts', () => Response.json([account({ id: '22' })]))
  server.on('GET /api/v1/lists', () => Response.json([{ id: '5', title: 'Friends' }]))
  await session.store.set(fetchListsAtom, session)
  startNotificationRules(session)
  await renderWithSession(session, <ColumnWithSettings />)
  const settle = () => platform.clock.advance(BATCH_MS)
  const getParams = () => session.app.get(columnAtoms('n'))?.params
  return { ...opened, state, settle, getParams, articles: browser.getByRole('article') }
}

const people = browser.getByRole('group', { name: 'Only notifications from' })

test(
  'shows notifications of chosen people only, and saves the choice',
  { tags: ['BY-46'] },
  async () => {
    const { articles, settle, getParams } = await openColumn()
    await expect.poll(() => articles.elements().length).toBe(3)
    await expect.element(browser.getByText('Nothing chosen: everyone.')).toBeVisible()

    await people.getByLabelText('People you follow').click()
    await settle()
    await expect.poll(() => articles.elements().length).toBe(1)
    await people.getByLabelText('Friends').click()
    await settle()

    await expect.poll(() => articles.elements().length).toBe(2)
    expect(getParams()).toMatchObject({ people: ['follows', 'list:5'] })
    await people.getByLabelText('Friends').click()
    await people.getByLabelText('People you follow').click()
    await expect.poll(() => articles.elements().length).toBe(3)
  },
)

test('shows that no notification is of the chosen people', { tags: ['BY-46'] }, async () => {
  const { settle } = await openColumn({ params: { people: ['followers'] } })
  await settle()

  await expect.element(browser.getByText('No notifications of these people yet.')).toBeVisible()
})

test('shows what could not be checked, and tries again', { tags: ['BY-46'] }, async () => {
  const { articles, settle, state } = await openColumn({
    params: { people: ['follows'] },
    isFailing: true,
  })
  await expect.poll(settle).toBeUndefined()
  await expect.poll(() => articles.elements().length).toBe(3)
  const notice = browser.getByText("Some people couldn't be checked.", { exact: false })
  await expect.element(notice).toBeVisible()

  state.isFailing = false
  await browser.getByRole('button', { name: 'Try again' }).click()
  await settle()

  await expect.poll(() => articles.elements().length).toBe(1)
  await expect.element(notice).not.toBeInTheDocument()
})

test(
  'keeps a deleted list among the choices until it is removed',
  { tags: ['BY-46'] },
  async () => {
    const { getParams } = await openColumn({ params: { people: ['list:9'] } })

    await people.getByLabelText('Unknown list').click()

    await expect.poll(getParams).toMatchObject({ people: [] })
  },
)

import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { columnAtoms } from '../../state/columns/columns.ts'
import { useAppValue } from '../../state/react/index.ts'
import { notification } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const GET = 'GET /api/v1/notifications'

function ColumnWithSettings() {
  const saved = useAppValue(columnAtoms('n'))
  return (
    <div style={{ height: 700, width: 360, display: 'flex', flexDirection: 'column' }}>
      {saved !== undefined && <NotificationSettings column={saved} />}
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>
  )
}

async function openColumn(params = {}) {
  const opened = testSession({ columns: [column('n', 'NOTIFICATIONS', params)] })
  const { session, server } = opened
  server.on(GET, (request) => {
    const excluded = new URL(request.url).searchParams.getAll('exclude_types[]')
    const page = ['follow', 'mention', 'favourite'].map((type, index) =>
      notification({ id: String(9 - index), type }),
    )
    return createPageResponse(page.filter(({ type }) => !excluded.includes(type)))
  })
  await renderWithSession(session, <ColumnWithSettings />)
  const getParams = () => session.app.get(columnAtoms('n'))?.params
  const articles = browser.getByRole('article')
  return { ...opened, getParams, articles }
}

const getKind = (name: string) => browser.getByRole('group', { name: 'Kinds' }).getByLabelText(name)

test(
  'gives a column its own kinds, and saves them with the column',
  { tags: ['BY-46'] },
  async () => {
    const { getParams, articles } = await openColumn()
    await expect.poll(() => articles.elements().length).toBe(3)

    await browser.getByRole('switch', { name: 'Own kinds' }).click()
    await expect.element(getKind('Everything else')).toBeChecked()
    await getKind('New followers').click()

    await expect.poll(() => articles.elements().length).toBe(2)
    expect(getParams()).toMatchObject({ kinds: expect.not.arrayContaining(['follow']) })
    await expect
      .element(browser.getByRole('switch', { name: 'Mentions: Show in column' }))
      .not.toBeInTheDocument()

    await browser.getByRole('switch', { name: 'Own kinds' }).click()
    await expect.poll(() => articles.elements().length).toBe(3)
  },
)

test('keeps the last kind', { tags: ['BY-46'] }, async () => {
  await openColumn({ kinds: ['mention'] })

  await expect.element(getKind('Mentions')).toBeDisabled()
  await expect.element(getKind('Boosts')).toBeEnabled()
})

test('switches between its kinds and mentions with one press', { tags: ['BY-46'] }, async () => {
  const { articles, getParams } = await openColumn({ kinds: ['mention', 'favourite'] })
  await expect.poll(() => articles.elements().length).toBe(2)

  await browser.getByRole('tab', { name: 'Mentions' }).click()

  await expect.poll(() => articles.elements().length).toBe(1)
  expect(getParams()).toMatchObject({ kinds: ['mention', 'favourite'], only: 'mention' })
  await browser.getByRole('tab', { name: 'All' }).click()
  await expect.poll(() => articles.elements().length).toBe(2)
})

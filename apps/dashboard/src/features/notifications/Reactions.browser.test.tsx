import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const LONG = `<p>${'The harbour froze from the rim inwards. '.repeat(6)}</p>`

interface RowOptions {
  readonly type?: string
  readonly content?: string
  /** A path below `collapsed` in the settings, and its initial value. */
  readonly setting?: readonly [readonly string[], boolean]
}

/** Renders one row: Ada interacted with a post. */
async function showRow({ type = 'favourite', content = LONG, setting }: RowOptions) {
  const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  const ada = account({ id: 'a1', display_name: 'Ada' })
  const about = status({ id: 's1', content, account: ada })
  const reactionNotification = notification({ id: '1', type, account: ada, status: about })
  server.on('GET /api/v1/notifications', () => createPageResponse([reactionNotification]))
  if (setting !== undefined) {
    session.app.set(changeLocalSettingAtom, ['collapsed', ...setting[0]], setting[1])
  }
  await renderWithSession(
    session,
    <div style={{ height: 900, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>,
  )
  const row = browser.getByRole('article')
  const words = row.getByText(/^The harbour froze/)
  await expect.element(words).toBeVisible()
  const toggle = row.getByRole('button', { name: /ollapse$/ })
  const isCollapsed = () => toggle.element().getAttribute('aria-expanded') === 'false'
  const height = () => words.element().getBoundingClientRect().height
  return { session, row, words, toggle, isCollapsed, height }
}

test.each([
  ['favourite', undefined, true],
  ['reblog', undefined, true],
  ['favourite', [['auto', 'notifications'], false], false],
  ['mention', undefined, false],
] as const)(
  'collapses the post of a %s with the settings %j: %s',
  { tags: ['ST-31'] },
  async (type, setting, expected) => {
    const { isCollapsed } = await showRow({ type, ...(setting && { setting }) })

    expect(isCollapsed()).toBe(expected)
  },
)

test(
  'expands with a click on the line, and collapses with Shift+click or the button',
  { tags: ['ST-30', 'ST-32'] },
  async () => {
    const { row, words, toggle, isCollapsed, height } = await showRow({})
    expect(height()).toBe(20)

    await words.click()
    await expect.poll(isCollapsed).toBe(false)
    expect(height()).toBeGreaterThan(60)
    await expect
      .element(row.getByRole('link', { name: /^The harbour/ }))
      .toHaveAttribute('href', '/statuses/s1')
    await row.getByText(/favourited your post/).click({ modifiers: ['Shift'] })
    await expect.poll(isCollapsed).toBe(true)
    await toggle.click()

    await expect.poll(isCollapsed).toBe(false)
  },
)

test('shows the post without a button when collapsing is off', { tags: ['ST-30'] }, async () => {
  const { toggle, height } = await showRow({ setting: [['enabled'], false] })

  expect(toggle.elements()).toEqual([])
  expect(height()).toBeGreaterThan(60)
})

import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openNotificationsAtom } from '../../../state/notifications/notifications-source.ts'
import { startCountingUnread } from '../../../state/notifications/unread-badge.ts'
import { insertNotificationsAtom } from '../../../state/notifications/update-notifications.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { notification } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { TabBar } from './TabBar.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
})

async function showBar() {
  const { session } = testSession()
  startCountingUnread(session)
  await renderWithSession(session, <TabBar onPressAgain={() => undefined} />)
  const bell = browser.getByRole('link', { name: 'Notifications' })
  const place = () => session.store.set(insertNotificationsAtom, session, [notification()])
  const waiting = browser.getByTitle('Unread notifications')
  const dot = () => bell.element().querySelector('span')?.getBoundingClientRect().width ?? 0
  return { session, bell, waiting, dot, place }
}

test('shows a dot on the bell while notifications are unread', { tags: ['NTF-23'] }, async () => {
  const { session, bell, waiting, dot, place } = await showBar()
  await expect.element(waiting).not.toBeInTheDocument()
  expect(dot()).toBe(0)

  place()
  await expect.element(bell.and(waiting)).toBeVisible()
  expect(dot()).toBeGreaterThan(0)

  session.store.set(openNotificationsAtom, session, 'n')
  await expect.element(waiting).not.toBeInTheDocument()
  expect(dot()).toBe(0)
})

test('shows no dot when the notifications are open', { tags: ['NTF-23'] }, async () => {
  const { bell, dot, place } = await showBar()
  place()

  await bell.click()

  await expect.element(bell).toHaveAttribute('aria-current', 'page')
  await expect.poll(dot).toBe(0)
})

test('shows no dot when it is switched off', { tags: ['NTF-23'] }, async () => {
  const { session, dot, place } = await showBar()
  place()
  await expect.poll(dot).toBeGreaterThan(0)

  session.app.set(changeLocalSettingAtom, ['notifications', 'tab_badge'], false)

  await expect.poll(dot).toBe(0)
})

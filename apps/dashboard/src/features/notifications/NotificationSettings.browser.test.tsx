import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { pushAtom } from '../../state/push/push-subscription.ts'
import { startPush } from '../../state/push/start-push.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { alertsAtom } from '../../state/ui/messages.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { QuickFilter } from './NotificationsColumn.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const subscription = {
  id: '7',
  endpoint: 'https://push.example/a',
  alerts: { mention: true, follow: false },
  server_key: null,
}

async function show({ isSupported = false, isSubscribed = false } = {}) {
  const opened = testSession()
  const { session, server } = opened
  server.on('GET /api/v1/notifications', () => createPageResponse([]))
  const push = { isSupported, subscription: isSubscribed ? subscription : null }
  session.store.set(pushAtom(session), push)
  await renderWithSession(
    session,
    <>
      <QuickFilter />
      <NotificationSettings column={{ ...column('n', 'NOTIFICATIONS'), accountKey: session.key }} />
    </>,
  )
  for (const group of ['Types and alerts', 'Filter bar', 'Unread badges'])
    await browser.getByRole('button', { name: group }).click()
  const table = browser.getByRole('table')
  const settings = () => session.store.get(serverSettingsAtom(session)).notifications
  const toggle = (name: string) => table.getByRole('switch', { name, exact: true })
  return { ...opened, toggles: () => table.getByRole('switch').elements(), toggle, settings }
}

test(
  'offers four types in three channels, all on by default and set separately',
  { tags: ['NTF-17', 'NTF-22'] },
  async () => {
    const { toggles, toggle, settings } = await show()
    expect(toggles()).toHaveLength(12)
    expect(toggles().every((box) => (box as HTMLInputElement).checked)).toBe(true)

    await toggle('Favourites: Sound').click()
    await toggle('New followers: Desktop').click()

    expect(settings().sounds).toEqual({
      follow: true,
      favourite: false,
      reblog: true,
      mention: true,
    })
    expect(settings().alerts).toEqual({
      follow: false,
      favourite: true,
      reblog: true,
      mention: true,
    })
    await expect.element(toggle('Favourites: Sound')).not.toBeChecked()
  },
)

test(
  'stops requesting a type that is hidden from the column',
  { tags: ['NTF-22', 'NTF-04'] },
  async () => {
    const { server, toggle, settings } = await show()

    await toggle('Boosts: Show in column').click()

    expect(settings().shows['reblog']).toBe(false)
    await expect.poll(() => server.calls().at(-1)).toContain('exclude_types[]=reblog')
  },
)

test.each([
  [false, false, 12],
  [true, false, 12],
  [false, true, 12],
  [true, true, 16],
])(
  'shows push toggles when supported %s and subscribed %s: %i toggles',
  { tags: ['PSH-12'] },
  async (isSupported, isSubscribed, count) => {
    const { toggles } = await show({ isSupported, isSubscribed })

    expect(toggles()).toHaveLength(count)
  },
)

test('stores the pushed types on the server', { tags: ['NTF-22', 'PSH-08'] }, async () => {
  const { session, server, toggle } = await show({ isSupported: true, isSubscribed: true })
  server.on('PUT /api/web/push_subscriptions/7', async (request) => {
    const { data } = (await request.json()) as { data: object }
    return Response.json({ ...subscription, ...data })
  })
  await expect.element(toggle('Mentions: Push')).toBeChecked()

  await toggle('New followers: Push').click()

  await expect.element(toggle('New followers: Push')).toBeChecked()
  await expect
    .poll(() => session.store.get(pushAtom(session)).subscription?.alerts)
    .toEqual({ mention: true, follow: true })
})

test(
  'requests the permission on click, and then shows the push settings',
  { tags: ['PSH-12'] },
  async () => {
    const { session, server, platform, toggles } = await show()
    platform.setPermission('default', 'granted')
    Object.assign(platform.elements, { pushKey: () => 'BKey' })
    server.on('POST /api/web/push_subscriptions', () => Response.json(subscription))
    const stop = startPush(session)

    await browser.getByRole('button', { name: 'Allow desktop notifications' }).click()

    await expect.poll(() => toggles().length).toBe(16)
    expect(browser.getByRole('button', { name: 'Allow desktop notifications' }).elements()).toEqual(
      [],
    )
    stop()
  },
)

test(
  'shows all and mentions in the filter bar, the other types on demand, and can hide the bar',
  { tags: ['NTF-05'] },
  async () => {
    const { session, settings } = await show()
    const bar = browser.getByRole('tablist', { name: 'Show' })
    const kinds = () =>
      bar
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent)
    const choice = (name: string) => browser.getByRole('switch', { name, exact: true })
    expect(kinds()).toEqual(['All', 'Mentions'])

    await choice('Display all categories').click()
    await expect.poll(kinds).toEqual(['All', 'Mentions', 'Favourites', 'Boosts', 'Follows'])
    await bar.getByRole('tab', { name: 'Favourites' }).click()
    await expect.poll(() => settings().quickFilter.active).toBe('favourite')

    // A filter that is not offered any more is not active either.
    await choice('Display all categories').click()
    await expect.poll(() => settings().quickFilter.active).toBe('all')
    await choice('Quick filter bar').click()
    await expect.poll(() => bar.elements()).toEqual([])
    await expect.element(choice('Display all categories')).not.toBeInTheDocument()
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'stores the badges in this browser: on for the bell, off for the page icon',
  { tags: ['LOC-19'] },
  async () => {
    const { session } = await show()
    const bell = browser.getByRole('switch', { name: 'Unread badge on the bell' })
    const icon = browser.getByRole('switch', { name: "Unread count on the page's icon" })
    await expect.element(bell).toBeChecked()
    await expect.element(icon).not.toBeChecked()

    await bell.click()
    await icon.click()

    expect(session.app.get(localSettingsAtom).notifications).toEqual({
      tab_badge: false,
      favicon_badge: true,
    })
  },
)

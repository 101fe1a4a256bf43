import '../../lib/i18n.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { browserNotifications } from '../../lib/desktop-notifications.ts'
import { startDesktopNotifications } from '../../state/notifications/desktop-notifications.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { getNotificationTitle } from './run-session.ts'

/** Stubs the system's notifications, which record what they show and can be clicked. */
function stubNotifications(permission: NotificationPermission) {
  const shown: {
    readonly title: string
    readonly options: object
    readonly target: EventTarget
  }[] = []
  const closed: string[] = []
  class Notice extends EventTarget {
    static readonly permission = permission
    private readonly title: string
    constructor(title: string, options: object) {
      super()
      this.title = title
      shown.push({ title, options, target: this })
    }
    close() {
      closed.push(this.title)
    }
  }
  vi.stubGlobal('Notification', Notice)
  return { shown, closed }
}

afterEach(() => vi.unstubAllGlobals())

function startNotifying() {
  const { session, platform } = testSession()
  Object.assign(session.platform, { desktopNotifications: browserNotifications })
  startDesktopNotifications(session, getNotificationTitle)
  platform.sockets[0]?.open()
  return (type: string, about: Parameters<typeof status>[0] = {}) => {
    const from = account({ id: '8', username: 'bo', avatar: 'https://far.example/bo.webp' })
    const entity = notification({ id: '5', type, account: from, status: status(about) })
    platform.sockets[0]?.emit(['user'], 'notification', entity)
  }
}

test(
  'shows a title, the content warning or text, the avatar and a tag',
  { tags: ['NTF-19'] },
  () => {
    const { shown } = stubNotifications('granted')
    const emitNotification = startNotifying()

    emitNotification('favourite', { content: '<p>Low tide &amp; sun</p>' })
    emitNotification('mention', { spoiler_text: 'Season finale', content: '<p>who did it</p>' })

    const icon = 'https://far.example/bo.webp'
    expect(shown).toMatchObject([
      { title: 'bo favourited your post', options: { body: 'Low tide & sun', icon, tag: '5' } },
      { title: 'bo mentioned you', options: { body: 'Season finale', icon, tag: '5' } },
    ])
  },
)

test('focuses the window and closes the notification on click', { tags: ['NTF-19'] }, () => {
  const { shown, closed } = stubNotifications('granted')
  const focus = vi.spyOn(window, 'focus')
  startNotifying()('follow')

  shown[0]?.target.dispatchEvent(new Event('click'))

  expect(focus).toHaveBeenCalledOnce()
  expect(closed).toEqual(['bo followed you'])
})

test.each(['default', 'denied'] as const)(
  'shows no notification while the permission is %s',
  (permission) => {
    const { shown } = stubNotifications(permission)

    startNotifying()('follow')

    expect(shown).toEqual([])
  },
)

import '../../lib/i18n.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { browserNotices } from '../../lib/desktop-notices.ts'
import { startAnnouncing } from '../../state/notifications/announce.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { noticeTitle } from './run-session.ts'

/** The system: it shows what it is given, and can be pressed. */
function desktop(permission: NotificationPermission) {
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

function listening() {
  const { session, platform } = testSession()
  Object.assign(session.platform, { notices: browserNotices })
  startAnnouncing(session, noticeTitle)
  platform.sockets[0]?.open()
  return (type: string, about: Parameters<typeof status>[0] = {}) => {
    const from = account({ id: '8', username: 'bo', avatar: 'https://far.example/bo.webp' })
    const told = notification({ id: '5', type, account: from, status: status(about) })
    platform.sockets[0]?.tell(['user'], 'notification', told)
  }
}

test(
  'the system shows a sentence, the warning or the text, the picture and its own tag',
  { tags: ['NTF-19'] },
  () => {
    const { shown } = desktop('granted')
    const tell = listening()

    tell('favourite', { content: '<p>Low tide &amp; sun</p>' })
    tell('mention', { spoiler_text: 'Season finale', content: '<p>who did it</p>' })

    const icon = 'https://far.example/bo.webp'
    expect(shown).toMatchObject([
      { title: 'bo favourited your post', options: { body: 'Low tide & sun', icon, tag: '5' } },
      { title: 'bo mentioned you', options: { body: 'Season finale', icon, tag: '5' } },
    ])
  },
)

test('a press on it leads to the window and puts it away', { tags: ['NTF-19'] }, () => {
  const { shown, closed } = desktop('granted')
  const focus = vi.spyOn(window, 'focus')
  listening()('follow')

  shown[0]?.target.dispatchEvent(new Event('click'))

  expect(focus).toHaveBeenCalledOnce()
  expect(closed).toEqual(['bo followed you'])
})

test.each(['default', 'denied'] as const)(
  'nothing is shown while the answer is %s',
  (permission) => {
    const { shown } = desktop(permission)

    listening()('follow')

    expect(shown).toEqual([])
  },
)

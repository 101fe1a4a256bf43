import { describe, expect, test } from 'vitest'
import {
  accountId,
  filterId,
  type NotificationEntity,
  notificationId,
  type StatusEntity,
} from '../entities/index.ts'
import { type FilterRules } from '../filters/index.ts'
import { DEFAULT_SERVER_SETTINGS } from '../settings/index.ts'
import { createPhraseRules } from '../testing/phrase-rules.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { getNotificationDelivery, getDesktopNotificationText } from './index.ts'

const NONE: FilterRules = { phrases: [], statuses: [] }
const { alerts, sounds } = DEFAULT_SERVER_SETTINGS.notifications
const account = {
  me: accountId('99'),
  alerts,
  sounds,
  filters: NONE,
  serverFilters: false,
  now: 0,
}

const createNotification = (
  type: string,
  status: Partial<StatusEntity> = {},
): NotificationEntity => ({
  id: notificationId('1'),
  type,
  created_at: '2026-01-01T00:00:00.000Z',
  account: sampleAccount({ username: 'bob', display_name: 'Bob' }),
  status: sampleStatus(status),
})

const createFilter = (
  phrase: string,
  context: readonly string[],
  expires_at: string | null = null,
) => createPhraseRules([{ id: filterId('1'), phrase, context, whole_word: false, expires_at }])

const LOUD = { hasSound: true, isShown: true }
const QUIET = { hasSound: false, isShown: false }

describe('getNotificationDelivery', () => {
  test.each(['follow', 'favourite', 'reblog', 'mention'])(
    'plays a sound and shows a desktop notification for %s by default',
    { tags: ['NTF-17'] },
    (type) => {
      expect(getNotificationDelivery(createNotification(type), account)).toEqual(LOUD)
    },
  )

  test('follows the settings of each notification type', { tags: ['NTF-22'] }, () => {
    const set = {
      ...account,
      alerts: { ...alerts, follow: false },
      sounds: { ...sounds, reblog: false },
    }

    expect(getNotificationDelivery(createNotification('follow'), set)).toEqual({
      hasSound: true,
      isShown: false,
    })
    expect(getNotificationDelivery(createNotification('reblog'), set)).toEqual({
      hasSound: false,
      isShown: true,
    })
  })

  test(
    'ignores a type without settings and announces a newer type with settings',
    { tags: ['NTF-22'] },
    () => {
      expect(getNotificationDelivery(createNotification('poll'), account)).toEqual(QUIET)
      expect(
        getNotificationDelivery(createNotification('poll'), {
          ...account,
          sounds: { ...sounds, poll: true },
        }),
      ).toEqual({
        hasSound: true,
        isShown: false,
      })
    },
  )

  test.each([
    ['in its text', { content: '<p>some FOO</p>' }],
    ['in its warning', { spoiler_text: 'Foo inside', content: '<p>some</p>' }],
  ])('silences a mention that a filter matches %s', { tags: ['NTF-20'] }, (_where, status) => {
    const filters = createFilter('foo', ['notifications'])

    expect(
      getNotificationDelivery(createNotification('mention', status), { ...account, filters }),
    ).toEqual(QUIET)
  })

  test(
    'silences a filtered mention when only sound or only desktop notifications are on',
    { tags: ['NTF-20'] },
    () => {
      const mention = createNotification('mention', { content: 'foo' })
      const set = { ...account, filters: createFilter('foo', ['notifications']) }

      expect(
        getNotificationDelivery(mention, { ...set, alerts: { ...alerts, mention: false } }),
      ).toEqual(QUIET)
      expect(
        getNotificationDelivery(mention, { ...set, sounds: { ...sounds, mention: false } }),
      ).toEqual(QUIET)
    },
  )

  test.each([
    ['of another context', createFilter('foo', ['home', 'thread'])],
    ['that has expired', createFilter('foo', ['notifications'], '1969-12-31T00:00:00.000Z')],
    ['that does not match', createFilter('bar', ['notifications'])],
  ])('does not silence a mention for a filter %s', { tags: ['NTF-20'] }, (_which, filters) => {
    const mention = createNotification('mention', { content: '<p>some FOO</p>' })

    expect(getNotificationDelivery(mention, { ...account, filters })).toEqual(LOUD)
  })

  test.each(['favourite', 'reblog', 'follow'])(
    'does not filter a %s',
    { tags: ['NTF-21'] },
    (type) => {
      const filters = createFilter('foo', ['notifications'])

      expect(
        getNotificationDelivery(createNotification(type, { content: 'foo' }), {
          ...account,
          filters,
        }),
      ).toEqual(LOUD)
    },
  )

  test('does not filter a mention without its post', { tags: ['NTF-20'] }, () => {
    const filters = createFilter('foo', ['notifications'])

    expect(
      getNotificationDelivery(
        { ...createNotification('mention'), status: null },
        { ...account, filters },
      ),
    ).toEqual(LOUD)
  })
})

describe('getDesktopNotificationText', () => {
  test('uses the display name, or else the username', { tags: ['NTF-19'] }, () => {
    const createNamed = (display_name: string) =>
      getDesktopNotificationText({
        ...createNotification('follow'),
        account: sampleAccount({ username: 'bob', display_name }),
      })

    expect(createNamed(' Bob ').name).toBe('Bob')
    expect(createNamed('  ').name).toBe('bob')
    expect(createNamed('\u200b\u3164').name).toBe('bob')
    expect(createNamed(':blob:').name).toBe('bob')
    expect(createNamed('Bob :blob:').name).toBe('Bob')
  })

  test(
    'uses the content warning, or else the plain text, or an empty body',
    { tags: ['NTF-19'] },
    () => {
      const body = (status: Partial<StatusEntity>) =>
        getDesktopNotificationText(createNotification('mention', status)).body

      expect(body({ content: '<p>a &amp; b<br>c</p>' })).toBe('a & b\nc')
      expect(body({ spoiler_text: 'Spoilers', content: '<p>who did it</p>' })).toBe('Spoilers')
      expect(body({ spoiler_text: ' \u200b', content: '<p>who did it</p>' })).toBe('who did it')
      expect(
        getDesktopNotificationText({ ...createNotification('follow'), status: null }).body,
      ).toBe('')
      const reacted = {
        ...createNotification('reaction', { content: 'Hi' }),
        reaction: { text: '☕', emoji: null },
      }
      expect(getDesktopNotificationText(reacted).body).toBe('☕ Hi')
      expect(getDesktopNotificationText({ ...reacted, status: null }).body).toBe('☕')
    },
  )
})

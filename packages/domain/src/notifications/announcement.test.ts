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
import { rulesOfPhrases } from '../testing/rules-of-phrases.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import { announcementOf, noticeWords } from './index.ts'

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

const told = (type: string, status: Partial<StatusEntity> = {}): NotificationEntity => ({
  id: notificationId('1'),
  type,
  created_at: '2026-01-01T00:00:00.000Z',
  account: sampleAccount({ username: 'bob', display_name: 'Bob' }),
  status: sampleStatus(status),
})

const filter = (phrase: string, context: readonly string[], expires_at: string | null = null) =>
  rulesOfPhrases([{ id: filterId('1'), phrase, context, whole_word: false, expires_at }])

const LOUD = { isHeard: true, isShown: true }
const QUIET = { isHeard: false, isShown: false }

describe('what is announced', () => {
  test.each(['follow', 'favourite', 'reblog', 'mention'])(
    'a %s is heard and shown unless somebody says otherwise',
    { tags: ['NTF-17'] },
    (type) => {
      expect(announcementOf(told(type), account)).toEqual(LOUD)
    },
  )

  test('each kind is heard and shown as it is set', { tags: ['NTF-22'] }, () => {
    const set = {
      ...account,
      alerts: { ...alerts, follow: false },
      sounds: { ...sounds, reblog: false },
    }

    expect(announcementOf(told('follow'), set)).toEqual({ isHeard: true, isShown: false })
    expect(announcementOf(told('reblog'), set)).toEqual({ isHeard: false, isShown: true })
  })

  test(
    'a kind that nobody set is quiet, one of a newer server that is set is not',
    { tags: ['NTF-22'] },
    () => {
      expect(announcementOf(told('poll'), account)).toEqual(QUIET)
      expect(
        announcementOf(told('poll'), { ...account, sounds: { ...sounds, poll: true } }),
      ).toEqual({
        isHeard: true,
        isShown: false,
      })
    },
  )

  test.each([
    ['in its text', { content: '<p>some FOO</p>' }],
    ['in its warning', { spoiler_text: 'Foo inside', content: '<p>some</p>' }],
  ])('a mention that a filter matches %s is silenced', { tags: ['NTF-20'] }, (_where, status) => {
    const filters = filter('foo', ['notifications'])

    expect(announcementOf(told('mention', status), { ...account, filters })).toEqual(QUIET)
  })

  test(
    'a mention that a filter matches is silenced where only one of both is on, too',
    { tags: ['NTF-20'] },
    () => {
      const mention = told('mention', { content: 'foo' })
      const set = { ...account, filters: filter('foo', ['notifications']) }

      expect(announcementOf(mention, { ...set, alerts: { ...alerts, mention: false } })).toEqual(
        QUIET,
      )
      expect(announcementOf(mention, { ...set, sounds: { ...sounds, mention: false } })).toEqual(
        QUIET,
      )
    },
  )

  test.each([
    ['of another place', filter('foo', ['home', 'thread'])],
    ['that is over', filter('foo', ['notifications'], '1969-12-31T00:00:00.000Z')],
    ['that does not match', filter('bar', ['notifications'])],
  ])('a filter %s silences nothing', { tags: ['NTF-20'] }, (_which, filters) => {
    const mention = told('mention', { content: '<p>some FOO</p>' })

    expect(announcementOf(mention, { ...account, filters })).toEqual(LOUD)
  })

  test.each(['favourite', 'reblog', 'follow'])(
    'a %s is not asked whether its post is filtered',
    { tags: ['NTF-21'] },
    (type) => {
      const filters = filter('foo', ['notifications'])

      expect(announcementOf(told(type, { content: 'foo' }), { ...account, filters })).toEqual(LOUD)
    },
  )

  test('a mention without its post cannot match', { tags: ['NTF-20'] }, () => {
    const filters = filter('foo', ['notifications'])

    expect(announcementOf({ ...told('mention'), status: null }, { ...account, filters })).toEqual(
      LOUD,
    )
  })
})

describe('the words of a notice', () => {
  test('the name is the display name, or else the username', { tags: ['NTF-19'] }, () => {
    const named = (display_name: string) =>
      noticeWords({ ...told('follow'), account: sampleAccount({ username: 'bob', display_name }) })

    expect(named(' Bob ').name).toBe('Bob')
    expect(named('  ').name).toBe('bob')
    expect(named('\u200b\u3164').name).toBe('bob')
    expect(named(':blob:').name).toBe('bob')
    expect(named('Bob :blob:').name).toBe('Bob')
  })

  test('the body is the warning, or else the plain text, or nothing', { tags: ['NTF-19'] }, () => {
    const body = (status: Partial<StatusEntity>) => noticeWords(told('mention', status)).body

    expect(body({ content: '<p>a &amp; b<br>c</p>' })).toBe('a & b\nc')
    expect(body({ spoiler_text: 'Spoilers', content: '<p>who did it</p>' })).toBe('Spoilers')
    expect(body({ spoiler_text: ' \u200b', content: '<p>who did it</p>' })).toBe('who did it')
    expect(noticeWords({ ...told('follow'), status: null }).body).toBe('')
    const reacted = {
      ...told('reaction', { content: 'Hi' }),
      reaction: { text: '☕', emoji: null },
    }
    expect(noticeWords(reacted).body).toBe('☕ Hi')
    expect(noticeWords({ ...reacted, status: null }).body).toBe('☕')
  })
})

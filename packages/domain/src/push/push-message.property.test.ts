import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBrokenRules, fuzz } from '../testing/index.ts'
import { addPushNotification } from './group-notifications.ts'
import { readPushMessage } from './push-message.ts'

const field = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '1',
    'Ada mentioned you',
    'https://far.example/a.png',
    '/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,',
    'http://127.0.0.1/a',
    'https://[::1]/a',
    7,
  ),
)
const payload = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      access_token: field,
      preferred_locale: field,
      notification_id: field,
      title: field,
      body: field,
      icon: field,
      notification_type: field,
    },
    { requiredKeys: [] },
  ),
)

function findFaults([raw, server]: readonly [unknown, string | null]): readonly string[] {
  const message = readPushMessage(raw, server)
  if (message === null) return []
  const { notificationId: tag, title, body, icon } = message
  const notice = { title, body, icon, tag, path: '/notifications', count: 1 }
  const url = URL.parse(icon)
  return getBrokenRules({
    'has only texts': Object.values(message).every((value) => typeof value === 'string'),
    'has a notification id': tag !== '',
    'has no icon, or an HTTP(S) one': icon === '' || /^https?:$/.test(url?.protocol ?? ''),
    'has the same icon on every page':
      URL.parse(icon || '/', 'https://a.example')?.href === (url?.href ?? 'https://a.example/'),
    'has no icon of the local machine': !/127\.0\.0\.1|::1/.test(icon),
    'is shown': addPushNotification([], notice, String).show.title === title,
  })
}

test('parses or rejects any message, with an absolute icon URL', { tags: ['PSH-14'] }, () => {
  const pushed = fc.tuple(payload, fc.constantFrom('https://far.example', null))

  expect(() => fuzz(pushed, findFaults)).not.toThrow()
})

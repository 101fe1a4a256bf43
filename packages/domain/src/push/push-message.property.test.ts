import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, fuzz } from '../testing/index.ts'
import { addNotice } from './group-notices.ts'
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

function faultsOf([raw, server]: readonly [unknown, string | null]): readonly string[] {
  const message = readPushMessage(raw, server)
  if (message === null) return []
  const { notificationId: tag, title, body, icon } = message
  const notice = { title, body, icon, tag, path: '/notifications', count: 1 }
  const url = URL.parse(icon)
  return broken({
    'holds texts': Object.values(message).every((value) => typeof value === 'string'),
    'names a notification': tag !== '',
    'has no picture, or one of the web': icon === '' || /^https?:$/.test(url?.protocol ?? ''),
    'has the same picture everywhere':
      URL.parse(icon || '/', 'https://a.example')?.href === (url?.href ?? 'https://a.example/'),
    'has no picture of this machine': !/127\.0\.0\.1|::1/.test(icon),
    'is shown': addNotice([], notice, String).show.title === title,
  })
}

test(
  'a pushed message is shown or passed over, whatever it is, and its picture is a whole address',
  { tags: ['PSH-14'] },
  () => {
    const pushed = fc.tuple(payload, fc.constantFrom('https://far.example', null))

    expect(() => fuzz(pushed, faultsOf)).not.toThrow()
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/index.ts'
import { addNotice } from './group-notices.ts'
import { readPushMessage } from './push-message.ts'

const field = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    ...['1', 'Ada mentioned you', 'https://far.example/a.png', '/a.png', '//evil.example/a.png'],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,',
      'http://127.0.0.1/a',
      'https://[::1]/a',
      7,
    ],
  ),
)
const payload = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      ...{ access_token: field, preferred_locale: field, notification_id: field, title: field },
      ...{ body: field, icon: field, notification_type: field },
    },
    { requiredKeys: [] },
  ),
)

test('a pushed message is shown or passed over, whatever it is, and its picture is a whole address [PSH-14]', () => {
  fuzz(fc.tuple(payload, fc.constantFrom('https://far.example', null)), ([raw, server]) => {
    const message = readPushMessage(raw, server)
    if (message === null) return
    const { notificationId: tag, title, body, icon } = message
    for (const value of Object.values(message)) expect(typeof value).toBe('string')
    expect(tag).not.toBe('')
    if (icon !== '') {
      expect(new URL(icon).protocol).toMatch(/^https?:$/)
      expect(new URL(icon, 'https://deck.example').href).toBe(new URL(icon).href)
      expect(icon).not.toMatch(/127\.0\.0\.1|::1/)
    }
    const { show } = addNotice(
      [],
      { title, body, icon, tag, path: '/notifications', count: 1 },
      String,
    )
    expect(show.title).toBe(title)
  })
})

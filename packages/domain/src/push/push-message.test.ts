import { expect, test } from 'vitest'
import { readPushMessage } from './index.ts'

const SERVER = 'https://far.example'

const pushed = {
  access_token: 'token',
  preferred_locale: 'en',
  notification_id: 12,
  notification_type: 'mention',
  icon: 'https://far.example/a.png',
  title: 'Ada mentioned you',
  body: 'Hello',
}

test('parses a message with a numeric or a text id', { tags: ['PSH-14'] }, () => {
  const read = {
    accessToken: 'token',
    notificationId: '12',
    language: 'en',
    title: 'Ada mentioned you',
    body: 'Hello',
    icon: 'https://far.example/a.png',
  }

  expect(readPushMessage(pushed, SERVER)).toEqual(read)
  expect(readPushMessage({ ...pushed, notification_id: '12' }, SERVER)).toEqual(read)
})

test(
  'leaves missing fields empty and returns null without a title or id',
  { tags: ['PSH-14'] },
  () => {
    expect(readPushMessage({ notification_id: '1', title: 'Hi' }, SERVER)).toMatchObject({
      accessToken: '',
      body: '',
      icon: '',
      language: '',
    })
    for (const raw of [
      null,
      'text',
      [],
      {},
      { title: 'Hi' },
      { notification_id: '1', title: {} },
    ]) {
      expect(readPushMessage(raw, null)).toBeNull()
    }
  },
)

test.each([
  ['/avatars/a.png', 'https://far.example/avatars/a.png'],
  ['http://127.0.0.1:8080/reboot', ''],
  ['https://192.168.1.1/reboot', ''],
  ['javascript:alert(1)', ''],
  [7, ''],
])('resolves the icon %j to %j', { tags: ['PSH-14'] }, (icon, shown) => {
  expect(readPushMessage({ ...pushed, icon }, SERVER)?.icon).toBe(shown)
})

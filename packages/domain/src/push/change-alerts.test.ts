import { expect, test } from 'vitest'
import { changePushAlerts } from './index.ts'

const subscription = {
  id: '7',
  endpoint: 'https://push.example/a',
  alerts: { mention: true, follow: false },
  server_key: 'K',
}

test('one kind changes by its path, all else stays', { tags: ['PSH-08'] }, () => {
  const changed = changePushAlerts(subscription, ['alerts', 'mention'], false)

  expect(changed).toEqual({ ...subscription, alerts: { mention: false, follow: false } })
  expect(changePushAlerts(subscription, ['alerts', 'poll'], true).alerts).toMatchObject({
    poll: true,
    mention: true,
  })
})

test('nothing but alerts can be chosen, and only on or off', { tags: ['PSH-08'] }, () => {
  expect(changePushAlerts(subscription, ['id'], '8')).toEqual(subscription)
  expect(changePushAlerts(subscription, ['alerts', 'mention'], 'yes').alerts['mention']).toBe(false)
  expect(changePushAlerts(subscription, ['alerts'], 7).alerts).toEqual({})
})

import { expect, test } from 'vitest'
import { changePushAlerts } from './index.ts'

const subscription = {
  id: '7',
  endpoint: 'https://push.example/a',
  alerts: { mention: true, follow: false },
  server_key: 'K',
}

test('changes one alert by its path and keeps the rest', { tags: ['PSH-08'] }, () => {
  const changed = changePushAlerts(subscription, ['alerts', 'mention'], false)

  expect(changed).toEqual({ ...subscription, alerts: { mention: false, follow: false } })
  expect(changePushAlerts(subscription, ['alerts', 'poll'], true).alerts).toMatchObject({
    poll: true,
    mention: true,
  })
})

test('changes only alerts, and only to booleans', { tags: ['PSH-08'] }, () => {
  expect(changePushAlerts(subscription, ['id'], '8')).toEqual(subscription)
  expect(changePushAlerts(subscription, ['alerts', 'mention'], 'yes').alerts['mention']).toBe(false)
  expect(changePushAlerts(subscription, ['alerts'], 7).alerts).toEqual({})
})

import { expect, test } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { ALERT_MS } from '@colonnade/domain/feedback'
import { testSession } from '../../testing/test-session.ts'
import {
  alertsAtom,
  clearAlertsAtom,
  dismissAlertAtom,
  showAlertAtom,
  showErrorAtom,
} from './alerts.ts'

function alerts() {
  const { session, platform } = testSession()
  const { app } = session
  const show = (title = 't') => app.set(showAlertAtom, { title, message: 'm' })
  const keys = () => app.get(alertsAtom).map(({ key }) => key)
  return { app, platform, show, keys }
}

test('alerts have keys that count up from 0, and anew once none is shown [ALR-01]', () => {
  const { app, show, keys } = alerts()

  show()
  show()
  expect(keys()).toEqual([0, 1])
  app.set(dismissAlertAtom, 0)
  show()
  expect(keys()).toEqual([1, 2])
  app.set(clearAlertsAtom)
  show()
  expect(keys()).toEqual([0])
})

test('one is dismissed by its key, or all at once [ALR-02] [ENT-14]', () => {
  const { app, show } = alerts()
  show('a')
  show('b')

  app.set(dismissAlertAtom, 0)
  expect(app.get(alertsAtom)).toEqual([{ key: 1, title: 'b', message: 'm' }])

  app.set(clearAlertsAtom)
  expect(app.get(alertsAtom)).toEqual([])
})

test('alerts shown together leave by themselves at 5, 6 and 7 s [ALR-03] [ALR-06]', async () => {
  const { platform, show, keys } = alerts()
  show()
  show()
  show()

  await platform.clock.advance(ALERT_MS - 1)
  expect(keys()).toEqual([0, 1, 2])
  await platform.clock.advance(1)
  expect(keys()).toEqual([1, 2])
  await platform.clock.advance(1_000)
  expect(keys()).toEqual([2])
  await platform.clock.advance(1_000)
  expect(keys()).toEqual([])
})

test('a timer of an alert that is gone does not take a later one that has its key', async () => {
  const { app, platform, show, keys } = alerts()
  show()
  await platform.clock.advance(4_000)
  app.set(dismissAlertAtom, 0)
  show()

  await platform.clock.advance(1_000)
  expect(keys()).toEqual([0])
})

test('a flood of alerts leaves the latest 20', () => {
  const { show, keys } = alerts()

  for (let count = 0; count < 30; count += 1) show()

  expect(keys()).toHaveLength(20)
  expect(keys().at(-1)).toBe(29)
})

test('a server that is away is told once, however many columns ask it [ERR-04] [ALR-01]', async () => {
  const { app, platform, keys } = alerts()
  const fail = (error = new ApiError('network')) => app.set(showErrorAtom, error)

  fail()
  fail()
  fail(new ApiError('response', { status: 503 }))
  fail()
  expect(keys()).toEqual([0, 1])

  await platform.clock.advance(3_000)
  fail()
  await platform.clock.advance(ALERT_MS - 1)
  expect(keys()).toEqual([0])
  await platform.clock.advance(1)
  expect(keys()).toEqual([])
  fail()
  expect(keys()).toEqual([0])
})

test('a call without an answer says whether the browser is offline; an answer never does [ERR-04]', () => {
  const { app, platform } = alerts()
  const advice = () => app.get(alertsAtom).map((alert) => alert.advice?.kind)

  app.set(showErrorAtom, new ApiError('network'))
  platform.setOffline(true)
  app.set(showErrorAtom, new ApiError('network'))
  app.set(showErrorAtom, new ApiError('response', { status: 503 }))

  expect(advice()).toEqual([undefined, 'offline', undefined])
})

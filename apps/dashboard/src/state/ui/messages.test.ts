import { expect, test, vi } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { ALERT_MS, BAR_MS } from '@colonnade/domain/toasts'
import { testSession } from '../../testing/test-session.ts'
import {
  alertsAtom,
  clearAlertsAtom,
  dismissMessageAtom,
  messagesAtom,
  toastsAtom,
  runMessageActionAtom,
  showErrorAtom,
  showMessageAtom,
  UNDO_TOAST_MS,
} from './messages.ts'

function getAlerts() {
  const { session, platform } = testSession()
  const { app } = session
  let count = 0
  const show = (title = `t${(count += 1)}`) =>
    app.set(showMessageAtom, { kind: 'alert', title, message: 'm' })
  const keys = () => app.get(alertsAtom).map(({ key }) => key)
  return { app, platform, show, keys }
}

test(
  'counts keys of alerts up from 0, and starts again when none is shown',
  { tags: ['ALR-01'] },
  () => {
    const { app, show, keys } = getAlerts()

    show()
    show()
    expect(keys()).toEqual([0, 1])
    app.set(dismissMessageAtom, 0)
    show()
    expect(keys()).toEqual([1, 2])
    app.set(clearAlertsAtom)
    show()
    expect(keys()).toEqual([0])
  },
)

test('dismisses one alert by its key, or all at once', { tags: ['ALR-02', 'ENT-14'] }, () => {
  const { app, show } = getAlerts()
  show('a')
  show('b')

  app.set(dismissMessageAtom, 0)
  expect(app.get(alertsAtom)).toEqual([{ kind: 'alert', key: 1, title: 'b', message: 'm' }])

  app.set(clearAlertsAtom)
  expect(app.get(alertsAtom)).toEqual([])
})

test(
  'dismisses alerts shown together after 5, 6 and 7 s',
  { tags: ['ALR-03', 'ALR-06'] },
  async () => {
    const { platform, show, keys } = getAlerts()
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
  },
)

test('does not dismiss a later alert that reuses the key of a dismissed one', async () => {
  const { app, platform, show, keys } = getAlerts()
  show()
  await platform.clock.advance(4_000)
  app.set(dismissMessageAtom, 0)
  show()

  await platform.clock.advance(1_000)
  expect(keys()).toEqual([0])
})

test('keeps the latest 20 of many alerts', () => {
  const { show, keys } = getAlerts()

  for (let count = 0; count < 30; count += 1) show()

  expect(keys()).toHaveLength(20)
  expect(keys().at(-1)).toBe(29)
})

test(
  'shows one alert for an unreachable server, however many columns fetch from it',
  { tags: ['ERR-04', 'ALR-01'] },
  async () => {
    const { app, platform, keys } = getAlerts()
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
  },
)

test(
  'shows whether the browser is offline for a request without a response only',
  { tags: ['ERR-04'] },
  () => {
    const { app, platform } = getAlerts()
    const advice = () => app.get(alertsAtom).map((alert) => alert.advice?.kind)

    app.set(showErrorAtom, new ApiError('network'))
    platform.setOffline(true)
    app.set(showErrorAtom, new ApiError('network'))
    app.set(showErrorAtom, new ApiError('response', { status: 503 }))

    expect(advice()).toEqual([undefined, 'offline', undefined])
  },
)

test('dismisses a toast after its time, and later when it can be undone', async () => {
  const { session, platform } = testSession()
  const kinds = () => session.app.get(toastsAtom).map(({ kind }) => kind)
  session.app.set(showMessageAtom, { kind: 'text', text: 'Copied' })
  session.app.set(showMessageAtom, { kind: 'column-removed', action: { run: () => {} } })

  await platform.clock.advance(BAR_MS)
  expect(kinds()).toEqual(['column-removed'])
  await platform.clock.advance(UNDO_TOAST_MS)
  expect(kinds()).toEqual([])
})

test('runs the undo once and dismisses the toast', () => {
  const { app } = testSession().session
  const run = vi.fn<() => void>()
  app.set(showMessageAtom, { kind: 'column-removed', action: { run } })
  const { key } = app.get(toastsAtom)[0]!

  app.set(runMessageActionAtom, key)
  app.set(runMessageActionAtom, key)

  expect(run).toHaveBeenCalledTimes(1)
  expect(app.get(toastsAtom)).toEqual([])
})

test('keeps the toast that an action shows, with its own key', { tags: ['ALR-01'] }, () => {
  const { app } = testSession().session
  const run = () => app.set(showMessageAtom, { kind: 'text', text: 'Moved back' })
  const shown = app.set(showMessageAtom, { kind: 'column-removed', action: { run } })

  app.set(runMessageActionAtom, shown.key)

  expect(app.get(messagesAtom)).toEqual([{ kind: 'text', text: 'Moved back', key: shown.key + 1 }])
})

test('dismisses the toast when its action fails', () => {
  const { app } = testSession().session
  const run = () => {
    throw new Error('broken on purpose')
  }
  const { key } = app.set(showMessageAtom, { kind: 'column-removed', action: { run } })

  expect(() => app.set(runMessageActionAtom, key)).toThrow('broken on purpose')
  expect(app.get(messagesAtom)).toEqual([])
})

test(
  'keeps alerts and toasts in one queue, and dismisses each after its own time',
  { tags: ['ALR-03', 'ALR-05'] },
  async () => {
    const { app, platform, show } = getAlerts()
    const keys = () => app.get(messagesAtom).map(({ key, kind }) => [key, kind])
    app.set(showMessageAtom, { kind: 'text', text: 'Copied' })
    show()
    app.set(showMessageAtom, { kind: 'text', text: 'A new version is ready', stays: true })
    expect(keys()).toEqual([
      [0, 'text'],
      [1, 'alert'],
      [2, 'text'],
    ])

    await platform.clock.advance(BAR_MS)
    expect(keys()).toEqual([
      [1, 'alert'],
      [2, 'text'],
    ])
    await platform.clock.advance(ALERT_MS - BAR_MS - 1)
    expect(keys()).toEqual([
      [1, 'alert'],
      [2, 'text'],
    ])
    await platform.clock.advance(1)
    expect(keys()).toEqual([[2, 'text']])

    show()
    app.set(clearAlertsAtom)
    expect(keys()).toEqual([[2, 'text']])
  },
)

import { expect, test, vi } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { ALERT_MS, BAR_MS } from '@colonnade/domain/feedback'
import { testSession } from '../../testing/test-session.ts'
import {
  alertsAtom,
  clearAlertsAtom,
  dismissMessageAtom,
  messagesAtom,
  noticesAtom,
  runMessageActionAtom,
  showErrorAtom,
  showMessageAtom,
  UNDO_NOTICE_MS,
} from './messages.ts'

function alerts() {
  const { session, platform } = testSession()
  const { app } = session
  let count = 0
  const show = (title = `t${(count += 1)}`) =>
    app.set(showMessageAtom, { kind: 'alert', title, message: 'm' })
  const keys = () => app.get(alertsAtom).map(({ key }) => key)
  return { app, platform, show, keys }
}

test(
  'alerts have keys that count up from 0, and anew once none is shown',
  { tags: ['ALR-01'] },
  () => {
    const { app, show, keys } = alerts()

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

test('one is dismissed by its key, or all at once', { tags: ['ALR-02', 'ENT-14'] }, () => {
  const { app, show } = alerts()
  show('a')
  show('b')

  app.set(dismissMessageAtom, 0)
  expect(app.get(alertsAtom)).toEqual([{ kind: 'alert', key: 1, title: 'b', message: 'm' }])

  app.set(clearAlertsAtom)
  expect(app.get(alertsAtom)).toEqual([])
})

test(
  'alerts shown together leave by themselves at 5, 6 and 7 s',
  { tags: ['ALR-03', 'ALR-06'] },
  async () => {
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
  },
)

test('a timer of an alert that is gone does not take a later one that has its key', async () => {
  const { app, platform, show, keys } = alerts()
  show()
  await platform.clock.advance(4_000)
  app.set(dismissMessageAtom, 0)
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

test(
  'a server that is away is told once, however many columns ask it',
  { tags: ['ERR-04', 'ALR-01'] },
  async () => {
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
  },
)

test(
  'a call without an answer says whether the browser is offline; an answer never does',
  { tags: ['ERR-04'] },
  () => {
    const { app, platform } = alerts()
    const advice = () => app.get(alertsAtom).map((alert) => alert.advice?.kind)

    app.set(showErrorAtom, new ApiError('network'))
    platform.setOffline(true)
    app.set(showErrorAtom, new ApiError('network'))
    app.set(showErrorAtom, new ApiError('response', { status: 503 }))

    expect(advice()).toEqual([undefined, 'offline', undefined])
  },
)

test('a notice passes by itself; one that can be undone stays longer', async () => {
  const { session, platform } = testSession()
  const kinds = () => session.app.get(noticesAtom).map(({ kind }) => kind)
  session.app.set(showMessageAtom, { kind: 'text', text: 'Copied' })
  session.app.set(showMessageAtom, { kind: 'column-removed', action: { run: () => {} } })

  await platform.clock.advance(BAR_MS)
  expect(kinds()).toEqual(['column-removed'])
  await platform.clock.advance(UNDO_NOTICE_MS)
  expect(kinds()).toEqual([])
})

test('undoing runs once and takes the notice away', () => {
  const { app } = testSession().session
  const run = vi.fn<() => void>()
  app.set(showMessageAtom, { kind: 'column-removed', action: { run } })
  const { key } = app.get(noticesAtom)[0]!

  app.set(runMessageActionAtom, key)
  app.set(runMessageActionAtom, key)

  expect(run).toHaveBeenCalledTimes(1)
  expect(app.get(noticesAtom)).toEqual([])
})

test('what an action shows stays, under a key of its own', { tags: ['ALR-01'] }, () => {
  const { app } = testSession().session
  const run = () => app.set(showMessageAtom, { kind: 'text', text: 'Moved back' })
  const shown = app.set(showMessageAtom, { kind: 'column-removed', action: { run } })

  app.set(runMessageActionAtom, shown.key)

  expect(app.get(messagesAtom)).toEqual([{ kind: 'text', text: 'Moved back', key: shown.key + 1 }])
})

test('an action that fails takes its notice away all the same', () => {
  const { app } = testSession().session
  const run = () => {
    throw new Error('broken on purpose')
  }
  const { key } = app.set(showMessageAtom, { kind: 'column-removed', action: { run } })

  expect(() => app.set(runMessageActionAtom, key)).toThrow('broken on purpose')
  expect(app.get(messagesAtom)).toEqual([])
})

test(
  'alerts and notices stand in one queue, and each leaves at its own time',
  { tags: ['ALR-03', 'ALR-05'] },
  async () => {
    const { app, platform, show } = alerts()
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

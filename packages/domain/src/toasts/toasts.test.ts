import { describe, expect, test } from 'vitest'
import {
  addToast,
  type Alert,
  ALERT_MS,
  startLoading,
  dismissToast,
  endLoading,
  HIDDEN_BAR,
  type LoadingBar,
  repeatAlert,
  resetLoading,
  getStackTime,
  stepLoading,
} from './index.ts'

const text: Omit<Alert, 'key'> = { kind: 'alert', title: '', message: '' }
const getKeys = (alerts: readonly Alert[]) => alerts.map(({ key }) => key)
const addAlert = (alerts: readonly Alert[], content: Omit<Alert, 'key'>): readonly Alert[] =>
  addToast(alerts, content).queue
const repeatStep = (bar: LoadingBar, count: number): LoadingBar =>
  Array.from({ length: count }).reduce<LoadingBar>(stepLoading, bar)

describe('alert queue', () => {
  test('counts keys up from 0, and restarts at 0 in an empty queue', { tags: ['ALR-01'] }, () => {
    const two = addAlert(addAlert([], text), text)

    expect(getKeys(two)).toEqual([0, 1])
    expect(getKeys(addAlert(dismissToast(two, 0), text))).toEqual([1, 2])
    expect(getKeys(addAlert(dismissToast(dismissToast(two, 0), 1), text))).toEqual([0])
  })

  test('dismisses an alert by key', { tags: ['ALR-02'] }, () => {
    const two = addAlert(addAlert([], text), text)

    expect(getKeys(dismissToast(two, 1))).toEqual([0])
    expect(dismissToast(two, 7)).toBe(two)
  })

  test(
    'drops the oldest above twenty and keeps the keys of the newest',
    { tags: ['ALR-01'] },
    () => {
      const many = Array.from({ length: 25 }).reduce<readonly Alert[]>(
        (alerts) => addAlert(alerts, text),
        [],
      )

      expect(getKeys(many)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
    },
  )

  test('expires alerts one after the other', { tags: ['ALR-03', 'ALR-06'] }, () => {
    expect([0, 1].map((index) => getStackTime(index))).toEqual([1000, 2000])
    expect([0, 1, 2].map((index) => getStackTime(index, ALERT_MS))).toEqual([5000, 6000, 7000])
  })

  test(
    'reuses an equal alert with its key, and adds any other as new',
    { tags: ['ALR-01'] },
    () => {
      const two = addAlert(addAlert([], { ...text, title: '500', message: 'a' }), text)

      expect(repeatAlert(two, text)).toEqual({ queue: two, message: two[1] })
      expect(repeatAlert(two, { ...text, title: '500' })).toBeNull()
      expect(repeatAlert([], text)).toBeNull()
    },
  )

  test('replaces a shorter wait by a longer one, and treats other advice as a new alert', () => {
    const wait = (until: number): Omit<Alert, 'key'> => ({
      ...text,
      advice: { kind: 'wait', until },
    })
    const one = addAlert([], wait(5))

    const longer = { ...wait(9), key: 0 }
    expect(repeatAlert(one, wait(9))).toEqual({ queue: [longer], message: longer })
    expect(repeatAlert(one, text)).toBeNull()
    expect(
      repeatAlert<Omit<Alert, 'key'>>(one, { ...text, advice: { kind: 'unsupported' } }),
    ).toBeNull()
  })

  test('keeps other toasts in the queue during a flood of alerts', { tags: ['ALR-01'] }, () => {
    const notice = { kind: 'text' }
    const first = addToast<{ readonly kind: string }>([], notice)
    const many = Array.from({ length: 21 }).reduce<typeof first>(
      ({ queue }) => addToast(queue, text),
      first,
    )

    expect(many.queue.map(({ key }) => key)).toEqual([
      0,
      ...Array.from({ length: 20 }, (_, index) => index + 2),
    ])
    expect(many.message.key).toBe(21)
    expect(repeatAlert(many.queue, notice)).toBeNull()
    expect(repeatAlert(many.queue, text)?.message.key).toBe(2)
  })
})

describe('loading bar', () => {
  const started = startLoading(HIDDEN_BAR)

  test(
    'changes from hidden to starting, running, stopping and back to hidden',
    { tags: ['LBR-01'] },
    () => {
      const running = stepLoading(started)
      const stopping = endLoading(running)

      expect(
        [HIDDEN_BAR, started, running, stopping, resetLoading(stopping)].map(({ phase }) => phase),
      ).toEqual(['hidden', 'starting', 'running', 'stopping', 'hidden'])
    },
  )

  test('advances by 10 with every step, up to 99', { tags: ['LBR-02', 'LBR-03'] }, () => {
    expect(repeatStep(started, 5).percent).toBe(50)
    expect(repeatStep(started, 9).percent).toBe(90)
    expect(repeatStep(started, 15).percent).toBe(99)
  })

  test('jumps to 100 at the end and restarts at 0', { tags: ['LBR-02'] }, () => {
    const stopping = endLoading(repeatStep(started, 3))

    expect(stopping.percent).toBe(100)
    expect(startLoading(resetLoading(stopping)).percent).toBe(0)
  })

  test('stays visible until the last of several requests ends', { tags: ['LBR-05'] }, () => {
    const two = startLoading(stepLoading(started))

    expect(endLoading(two)).toMatchObject({ phase: 'running', percent: 10 })
    expect(endLoading(endLoading(two)).phase).toBe('stopping')
    expect(endLoading(HIDDEN_BAR)).toEqual(HIDDEN_BAR)
  })

  test('starts once for requests that start together', { tags: ['LBR-05'] }, () => {
    expect(startLoading(started)).toEqual({ phase: 'starting', percent: 0, pending: 2 })
  })

  test('stays hidden for a request that ends before the first step', { tags: ['LBR-07'] }, () => {
    expect(endLoading(started)).toEqual(HIDDEN_BAR)
  })

  test(
    'restarts when a request starts while it is stopping, and ignores the pending reset',
    { tags: ['LBR-01'] },
    () => {
      const again = startLoading(endLoading(repeatStep(started, 3)))

      expect(again).toEqual({ phase: 'starting', percent: 0, pending: 1 })
      expect(resetLoading(again)).toBe(again)
    },
  )

  test('ignores a step after the end', { tags: ['LBR-01'] }, () => {
    expect(stepLoading(HIDDEN_BAR)).toBe(HIDDEN_BAR)
  })
})

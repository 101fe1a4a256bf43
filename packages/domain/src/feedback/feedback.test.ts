import { describe, expect, test } from 'vitest'
import {
  addMessage,
  type Alert,
  ALERT_MS,
  beginLoading,
  dismissMessage,
  endLoading,
  HIDDEN_BAR,
  type LoadingBar,
  repeatAlert,
  resetLoading,
  stackTime,
  stepLoading,
} from './index.ts'

const text: Omit<Alert, 'key'> = { kind: 'alert', title: '', message: '' }
const keys = (alerts: readonly Alert[]) => alerts.map(({ key }) => key)
const addAlert = (alerts: readonly Alert[], content: Omit<Alert, 'key'>): readonly Alert[] =>
  addMessage(alerts, content).queue
const times = (bar: LoadingBar, count: number): LoadingBar =>
  Array.from({ length: count }).reduce<LoadingBar>(stepLoading, bar)

describe('alerts', () => {
  test('their keys count up from 0, and start anew in an empty queue', { tags: ['ALR-01'] }, () => {
    const two = addAlert(addAlert([], text), text)

    expect(keys(two)).toEqual([0, 1])
    expect(keys(addAlert(dismissMessage(two, 0), text))).toEqual([1, 2])
    expect(keys(addAlert(dismissMessage(dismissMessage(two, 0), 1), text))).toEqual([0])
  })

  test('one is dismissed by its key', { tags: ['ALR-02'] }, () => {
    const two = addAlert(addAlert([], text), text)

    expect(keys(dismissMessage(two, 1))).toEqual([0])
    expect(dismissMessage(two, 7)).toBe(two)
  })

  test(
    'of more than twenty the oldest go, the newest keep their keys',
    { tags: ['ALR-01'] },
    () => {
      const many = Array.from({ length: 25 }).reduce<readonly Alert[]>(
        (alerts) => addAlert(alerts, text),
        [],
      )

      expect(keys(many)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
    },
  )

  test('they leave one after the other', { tags: ['ALR-03', 'ALR-06'] }, () => {
    expect([0, 1].map((index) => stackTime(index))).toEqual([1000, 2000])
    expect([0, 1, 2].map((index) => stackTime(index, ALERT_MS))).toEqual([5000, 6000, 7000])
  })

  test(
    'what stands there already is found and keeps its key, anything else is new',
    { tags: ['ALR-01'] },
    () => {
      const two = addAlert(addAlert([], { ...text, title: '500', message: 'a' }), text)

      expect(repeatAlert(two, text)).toEqual({ queue: two, message: two[1] })
      expect(repeatAlert(two, { ...text, title: '500' })).toBeNull()
      expect(repeatAlert([], text)).toBeNull()
    },
  )

  test('one that asks for a longer wait takes the place of the shorter; other advice is other news', () => {
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

  test(
    'stand in one queue with other messages, which a flood of them leaves alone',
    { tags: ['ALR-01'] },
    () => {
      const notice = { kind: 'text' }
      const first = addMessage<{ readonly kind: string }>([], notice)
      const many = Array.from({ length: 21 }).reduce<typeof first>(
        ({ queue }) => addMessage(queue, text),
        first,
      )

      expect(many.queue.map(({ key }) => key)).toEqual([
        0,
        ...Array.from({ length: 20 }, (_, index) => index + 2),
      ])
      expect(many.message.key).toBe(21)
      expect(repeatAlert(many.queue, notice)).toBeNull()
      expect(repeatAlert(many.queue, text)?.message.key).toBe(2)
    },
  )
})

describe('the loading bar', () => {
  const started = beginLoading(HIDDEN_BAR)

  test(
    'goes from hidden over starting, running and stopping back to hidden',
    { tags: ['LBR-01'] },
    () => {
      const running = stepLoading(started)
      const stopping = endLoading(running)

      expect(
        [HIDDEN_BAR, started, running, stopping, resetLoading(stopping)].map(({ phase }) => phase),
      ).toEqual(['hidden', 'starting', 'running', 'stopping', 'hidden'])
    },
  )

  test('rises by 10 with every step, to 99 at most', { tags: ['LBR-02', 'LBR-03'] }, () => {
    expect(times(started, 5).percent).toBe(50)
    expect(times(started, 9).percent).toBe(90)
    expect(times(started, 15).percent).toBe(99)
  })

  test('jumps to 100 at the end and begins at 0 again', { tags: ['LBR-02'] }, () => {
    const stopping = endLoading(times(started, 3))

    expect(stopping.percent).toBe(100)
    expect(beginLoading(resetLoading(stopping)).percent).toBe(0)
  })

  test('stays until the last of several calls ends', { tags: ['LBR-05'] }, () => {
    const two = beginLoading(stepLoading(started))

    expect(endLoading(two)).toMatchObject({ phase: 'running', percent: 10 })
    expect(endLoading(endLoading(two)).phase).toBe('stopping')
    expect(endLoading(HIDDEN_BAR)).toEqual(HIDDEN_BAR)
  })

  test('starts once for calls that begin together', { tags: ['LBR-05'] }, () => {
    expect(beginLoading(started)).toEqual({ phase: 'starting', percent: 0, pending: 2 })
  })

  test('does not flash for a call that ends before its first step', { tags: ['LBR-07'] }, () => {
    expect(endLoading(started)).toEqual(HIDDEN_BAR)
  })

  test(
    'begins anew when a call comes while it is stopping, and is not reset then',
    { tags: ['LBR-01'] },
    () => {
      const again = beginLoading(endLoading(times(started, 3)))

      expect(again).toEqual({ phase: 'starting', percent: 0, pending: 1 })
      expect(resetLoading(again)).toBe(again)
    },
  )

  test('a step that comes late does nothing', { tags: ['LBR-01'] }, () => {
    expect(stepLoading(HIDDEN_BAR)).toBe(HIDDEN_BAR)
  })
})

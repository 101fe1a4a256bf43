import { describe, expect, test } from 'vitest'
import {
  addAlert,
  type Alert,
  ALERT_MS,
  beginLoading,
  dismissAlert,
  endLoading,
  HIDDEN_BAR,
  type LoadingBar,
  repeatAlert,
  resetLoading,
  stackTime,
  stepLoading,
} from './index.ts'

const text = { title: '', message: '' }
const keys = (alerts: readonly Alert[]) => alerts.map(({ key }) => key)
const times = (bar: LoadingBar, count: number): LoadingBar =>
  Array.from({ length: count }).reduce<LoadingBar>(stepLoading, bar)

describe('alerts', () => {
  test('their keys count up from 0, and start anew in an empty queue [ALR-01]', () => {
    const two = addAlert(addAlert([], text), text)

    expect(keys(two)).toEqual([0, 1])
    expect(keys(addAlert(dismissAlert(two, 0), text))).toEqual([1, 2])
    expect(keys(addAlert(dismissAlert(dismissAlert(two, 0), 1), text))).toEqual([0])
  })

  test('one is dismissed by its key [ALR-02]', () => {
    const two = addAlert(addAlert([], text), text)

    expect(keys(dismissAlert(two, 1))).toEqual([0])
    expect(dismissAlert(two, 7)).toBe(two)
  })

  test('of more than twenty the oldest go, the newest keep their keys [ALR-01]', () => {
    const many = Array.from({ length: 25 }).reduce<readonly Alert[]>(
      (alerts) => addAlert(alerts, text),
      [],
    )

    expect(keys(many)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
  })

  test('they leave one after the other [ALR-03] [ALR-06]', () => {
    expect([0, 1].map((index) => stackTime(index))).toEqual([1000, 2000])
    expect([0, 1, 2].map((index) => stackTime(index, ALERT_MS))).toEqual([5000, 6000, 7000])
  })

  test('what stands there already is found and keeps its key, anything else is new [ALR-01]', () => {
    const two = addAlert(addAlert([], { title: '500', message: 'a' }), text)

    expect(repeatAlert(two, text)).toEqual({ alerts: two, index: 1 })
    expect(repeatAlert(two, { title: '500', message: '' })).toBeNull()
    expect(repeatAlert([], text)).toBeNull()
  })

  test('one that asks for a longer wait takes the place of the shorter; other advice is other news', () => {
    const wait = (until: number) => ({ ...text, advice: { kind: 'wait', until } as const })
    const one = addAlert([], wait(5))

    expect(repeatAlert(one, wait(9))).toEqual({ alerts: [{ ...wait(9), key: 0 }], index: 0 })
    expect(repeatAlert(one, text)).toBeNull()
    expect(repeatAlert(one, { ...text, advice: { kind: 'unsupported' } })).toBeNull()
  })
})

describe('the loading bar', () => {
  const started = beginLoading(HIDDEN_BAR)

  test('goes from hidden over starting, running and stopping back to hidden [LBR-01]', () => {
    const running = stepLoading(started)
    const stopping = endLoading(running)

    expect(
      [HIDDEN_BAR, started, running, stopping, resetLoading(stopping)].map(({ phase }) => phase),
    ).toEqual(['hidden', 'starting', 'running', 'stopping', 'hidden'])
  })

  test('rises by 10 with every step, to 99 at most [LBR-02] [LBR-03]', () => {
    expect(times(started, 5).percent).toBe(50)
    expect(times(started, 9).percent).toBe(90)
    expect(times(started, 15).percent).toBe(99)
  })

  test('jumps to 100 at the end and begins at 0 again [LBR-02]', () => {
    const stopping = endLoading(times(started, 3))

    expect(stopping.percent).toBe(100)
    expect(beginLoading(resetLoading(stopping)).percent).toBe(0)
  })

  test('stays until the last of several calls ends [LBR-05]', () => {
    const two = beginLoading(stepLoading(started))

    expect(endLoading(two)).toMatchObject({ phase: 'running', percent: 10 })
    expect(endLoading(endLoading(two)).phase).toBe('stopping')
    expect(endLoading(HIDDEN_BAR)).toEqual(HIDDEN_BAR)
  })

  test('starts once for calls that begin together [LBR-05]', () => {
    expect(beginLoading(started)).toEqual({ phase: 'starting', percent: 0, pending: 2 })
  })

  test('does not flash for a call that ends before its first step [LBR-07]', () => {
    expect(endLoading(started)).toEqual(HIDDEN_BAR)
  })

  test('begins anew when a call comes while it is stopping, and is not reset then [LBR-01]', () => {
    const again = beginLoading(endLoading(times(started, 3)))

    expect(again).toEqual({ phase: 'starting', percent: 0, pending: 1 })
    expect(resetLoading(again)).toBe(again)
  })

  test('a step that comes late does nothing [LBR-01]', () => {
    expect(stepLoading(HIDDEN_BAR)).toBe(HIDDEN_BAR)
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  changeMarks,
  findNextDue,
  getPutOffTime,
  MARKS_LIMIT,
  NO_MARKS_YET,
  readMarks,
  replaceMarks,
  toStoredMarks,
} from './notification-marks.ts'

const done = { isDone: true, until: null, needsAnswer: false }

describe('changing marks', () => {
  test('marks notifications as done, and removes the mark again', { tags: ['BY-46'] }, () => {
    const marks = changeMarks(NO_MARKS_YET, ['1', '2'], { type: 'done', isOn: true })

    expect(marks).toEqual(
      new Map([
        ['1', done],
        ['2', done],
      ]),
    )
    expect(changeMarks(marks, ['1', '2'], { type: 'done', isOn: false })).toEqual(NO_MARKS_YET)
  })

  test('puts off an answer, and forgets both once it is done', { tags: ['BY-46'] }, () => {
    const asked = changeMarks(NO_MARKS_YET, ['1'], { type: 'answer', isOn: true })
    const later = changeMarks(asked, ['1'], { type: 'put-off', until: 9 })

    expect(later.get('1')).toEqual({ isDone: false, until: 9, needsAnswer: true })
    expect(changeMarks(later, ['1'], { type: 'done', isOn: true }).get('1')).toEqual(done)
  })

  test('restores earlier marks', { tags: ['BY-46'] }, () => {
    const asked = changeMarks(NO_MARKS_YET, ['1'], { type: 'answer', isOn: true })
    const finished = changeMarks(asked, ['1', '2'], { type: 'done', isOn: true })

    expect(
      replaceMarks(finished, [
        ['1', asked.get('1')],
        ['2', undefined],
      ]),
    ).toEqual(asked)
  })

  test('forgets the oldest marks above the limit', { tags: ['BY-46'] }, () => {
    const ids = Array.from({ length: MARKS_LIMIT }, (_, index) => String(index))
    const full = changeMarks(NO_MARKS_YET, ids, { type: 'done', isOn: true })

    const changed = changeMarks(full, ['new'], { type: 'done', isOn: true })

    expect(changed.size).toBe(MARKS_LIMIT)
    expect(changed.has('new')).toBe(true)
    expect(changed.has(String(MARKS_LIMIT - 1))).toBe(false)
  })
})

describe('reading stored marks', () => {
  test('returns what was written', { tags: ['BY-46'] }, () => {
    const asked = changeMarks(NO_MARKS_YET, ['2'], { type: 'answer', isOn: true })
    const later = changeMarks(asked, ['2', '3'], { type: 'put-off', until: 9 })
    const marks = changeMarks(later, ['1'], { type: 'done', isOn: true })

    expect(readMarks(JSON.parse(JSON.stringify(toStoredMarks(marks))))).toEqual(marks)
  })

  test('skips unknown values', { tags: ['BY-46'] }, () => {
    for (const raw of [null, {}, 'x', [null, 7, { id: 7 }, { id: '1' }, { id: '1', until: 'x' }]])
      expect(readMarks(raw)).toEqual(NO_MARKS_YET)
  })
})

describe('when a notification is shown again', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is in an hour', { tags: ['BY-46'] }, () => {
    expect(getPutOffTime('hour', 5)).toBe(3_600_005)
  })

  test.for([
    ['an ordinary day', '2026-07-01T20:00:00+02:00', '2026-07-02T09:00:00+02:00'],
    [
      'the night in which clocks go forward',
      '2026-03-28T23:30:00+01:00',
      '2026-03-29T09:00:00+02:00',
    ],
    ['the night in which clocks go back', '2026-10-24T23:30:00+02:00', '2026-10-25T09:00:00+01:00'],
    ['the end of a year', '2026-12-31T08:00:00+01:00', '2027-01-01T09:00:00+01:00'],
  ] as const)('is at nine tomorrow: %s', { tags: ['BY-46'] }, ([, now, then]) => {
    vi.stubEnv('TZ', 'Europe/Berlin')

    expect(new Date(getPutOffTime('tomorrow', Date.parse(now)))).toEqual(new Date(then))
  })

  test('is at the next time of all marks', { tags: ['BY-46'] }, () => {
    const marks = [5, 9, 7].reduce(
      (all, until) => changeMarks(all, [String(until)], { type: 'put-off', until }),
      NO_MARKS_YET,
    )

    expect(findNextDue(marks, 5)).toBe(7)
    expect(findNextDue(marks, 9)).toBeNull()
  })
})

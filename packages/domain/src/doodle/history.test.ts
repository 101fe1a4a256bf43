import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DoodleHistory,
  endStroke,
  isEdited,
  isSnapshotDue,
  keepSnapshot,
  shownSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
  UNDO_LIMIT,
} from './index.ts'

const keepAll = (snapshots: readonly string[]) =>
  snapshots.reduce<DoodleHistory<string>>(keepSnapshot, startHistory('blank'))

test(
  'two strokes 50 ms apart make one entry, kept 100 ms after the second',
  { tags: ['DOO-14'] },
  () => {
    const first = endStroke(startHistory('blank'), 0)
    expect(isSnapshotDue(first, 99)).toBe(false)
    expect(isSnapshotDue(first, 100)).toBe(true)

    const second = endStroke(first, 50)
    expect(isSnapshotDue(second, 149)).toBe(false)
    expect(isSnapshotDue(second, 150)).toBe(true)

    const kept = keepSnapshot(second, 'both')
    expect(kept.snapshots).toEqual(['blank', 'both'])
    expect(isSnapshotDue(kept, 1000)).toBe(false)
    expect(SNAPSHOT_DELAY_MS).toBe(100)
  },
)

describe('undo', () => {
  test('goes back one entry, to the blank canvas at last', { tags: ['DOO-11'] }, () => {
    const two = keepAll(['a', 'b'])

    expect(shownSnapshot(undo(two))).toBe('a')
    expect(shownSnapshot(undo(undo(two)))).toBe('blank')
    expect(shownSnapshot(undo(undo(undo(two))))).toBe('blank')
  })

  test('takes strokes that are not kept yet, and nothing older', { tags: ['DOO-11'] }, () => {
    const undone = undo(endStroke(keepAll(['a']), 0))

    expect(shownSnapshot(undone)).toBe('a')
    expect(undone.keepAt).toBeNull()
    expect(isSnapshotDue(undone, 1000)).toBe(false)
  })
})

test('no more than 50 steps are kept', { tags: ['DOO-11'] }, () => {
  const strokes = Array.from({ length: 51 }, (_, index) => `s${index}`)
  const full = keepAll(strokes.slice(0, 50))

  expect(UNDO_LIMIT).toBe(50)
  expect(full.snapshots[0]).toBe('blank')
  expect(keepAll(strokes).snapshots).toEqual(strokes)
})

describe('a drawing is edited', () => {
  test(
    'from the first stroke until all are undone',
    { tags: ['DOO-15', 'DOO-16', 'DOO-17'] },
    () => {
      const blank = startHistory('blank')

      expect(isEdited(blank)).toBe(false)
      expect(isEdited(endStroke(blank, 0))).toBe(true)
      expect(isEdited(keepAll(['a']))).toBe(true)
      expect(isEdited(undo(keepAll(['a'])))).toBe(false)
    },
  )

  test('for good where the blank canvas cannot be reached', { tags: ['DOO-15'] }, () => {
    const steps = Array.from({ length: UNDO_LIMIT }, (_, index) => index)
    const full = keepAll(steps.map((step) => `s${step}`))
    const over = keepSnapshot(full, 'over')
    const allUndone = (history: DoodleHistory<string>) =>
      steps.reduce((undone) => undo(undone), history)

    expect(isEdited(allUndone(full))).toBe(false)
    expect(isEdited(allUndone(over))).toBe(true)
    expect(isEdited(keepSnapshot(allUndone(over), 'next'))).toBe(true)
    expect(isEdited(undo(keepSnapshot(allUndone(over), 'next')))).toBe(true)
  })
})

test(
  'whatever was drawn, undoing a new entry shows what was shown before',
  { tags: ['DOO-11'] },
  () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 80 }), fc.string(), (drawn, next) => {
        const before = keepAll(drawn)
        const after = keepSnapshot(before, next)

        expect(shownSnapshot(after)).toBe(next)
        expect(shownSnapshot(undo(after))).toBe(shownSnapshot(before))
        expect(after.snapshots.length).toBeLessThanOrEqual(UNDO_LIMIT + 1)
      }),
    )
  },
)

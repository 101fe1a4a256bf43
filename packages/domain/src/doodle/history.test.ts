import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DoodleHistory,
  endStroke,
  isEdited,
  isSnapshotDue,
  addSnapshot,
  getCurrentSnapshot,
  SNAPSHOT_DELAY_MS,
  startHistory,
  undo,
  UNDO_LIMIT,
} from './index.ts'

const addAll = (snapshots: readonly string[]) =>
  snapshots.reduce<DoodleHistory<string>>(addSnapshot, startHistory('blank'))

test(
  'merges two strokes within 50 ms into one entry, 100 ms after the second',
  { tags: ['DOO-14'] },
  () => {
    const first = endStroke(startHistory('blank'), 0)
    expect(isSnapshotDue(first, 99)).toBe(false)
    expect(isSnapshotDue(first, 100)).toBe(true)

    const second = endStroke(first, 50)
    expect(isSnapshotDue(second, 149)).toBe(false)
    expect(isSnapshotDue(second, 150)).toBe(true)

    const kept = addSnapshot(second, 'both')
    expect(kept.snapshots).toEqual(['blank', 'both'])
    expect(isSnapshotDue(kept, 1000)).toBe(false)
    expect(SNAPSHOT_DELAY_MS).toBe(100)
  },
)

describe('undo', () => {
  test('restores one entry at a time, down to the blank canvas', { tags: ['DOO-11'] }, () => {
    const two = addAll(['a', 'b'])

    expect(getCurrentSnapshot(undo(two))).toBe('a')
    expect(getCurrentSnapshot(undo(undo(two)))).toBe('blank')
    expect(getCurrentSnapshot(undo(undo(undo(two))))).toBe('blank')
  })

  test('reverts strokes without a snapshot first', { tags: ['DOO-11'] }, () => {
    const undone = undo(endStroke(addAll(['a']), 0))

    expect(getCurrentSnapshot(undone)).toBe('a')
    expect(undone.snapshotAt).toBeNull()
    expect(isSnapshotDue(undone, 1000)).toBe(false)
  })
})

test('keeps at most 50 steps', { tags: ['DOO-11'] }, () => {
  const strokes = Array.from({ length: 51 }, (_, index) => `s${index}`)
  const full = addAll(strokes.slice(0, 50))

  expect(UNDO_LIMIT).toBe(50)
  expect(full.snapshots[0]).toBe('blank')
  expect(addAll(strokes).snapshots).toEqual(strokes)
})

describe('isEdited', () => {
  test(
    'is true from the first stroke until all strokes are undone',
    { tags: ['DOO-15', 'DOO-16', 'DOO-17'] },
    () => {
      const blank = startHistory('blank')

      expect(isEdited(blank)).toBe(false)
      expect(isEdited(endStroke(blank, 0))).toBe(true)
      expect(isEdited(addAll(['a']))).toBe(true)
      expect(isEdited(undo(addAll(['a'])))).toBe(false)
    },
  )

  test(
    'stays true when the blank canvas was dropped from the history',
    { tags: ['DOO-15'] },
    () => {
      const steps = Array.from({ length: UNDO_LIMIT }, (_, index) => index)
      const full = addAll(steps.map((step) => `s${step}`))
      const over = addSnapshot(full, 'over')
      const allUndone = (history: DoodleHistory<string>) =>
        steps.reduce((undone) => undo(undone), history)

      expect(isEdited(allUndone(full))).toBe(false)
      expect(isEdited(allUndone(over))).toBe(true)
      expect(isEdited(addSnapshot(allUndone(over), 'next'))).toBe(true)
      expect(isEdited(undo(addSnapshot(allUndone(over), 'next')))).toBe(true)
    },
  )
})

test('restores the previous canvas when a new entry is undone', { tags: ['DOO-11'] }, () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 80 }), fc.string(), (snapshots, next) => {
      const before = addAll(snapshots)
      const after = addSnapshot(before, next)

      expect(getCurrentSnapshot(after)).toBe(next)
      expect(getCurrentSnapshot(undo(after))).toBe(getCurrentSnapshot(before))
      expect(after.snapshots.length).toBeLessThanOrEqual(UNDO_LIMIT + 1)
    }),
  )
})

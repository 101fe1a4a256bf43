import { expect, test } from 'vitest'
import type { DraftEvent, DraftRecord } from './draft-record.ts'
import { reduceDraft } from './reduce-draft.ts'

interface Words {
  readonly text: string
  readonly isOpen: boolean
}

const old: Words = { text: 'old', isOpen: true }
const now: Words = { text: 'now', isOpen: true }
const next: Words = { text: 'next', isOpen: true }

type Kind = DraftRecord<Words>['status']['kind']

const statuses = {
  clean: { kind: 'clean', content: now },
  dirty: { kind: 'dirty', content: now },
  writing: { kind: 'writing', content: now, revision: 4, next: null },
  failed: { kind: 'failed', content: now },
  'locked-elsewhere': { kind: 'locked-elsewhere' },
  removing: { kind: 'removing' },
} as const satisfies Record<Kind, DraftRecord<Words>['status']>

const KINDS: readonly Kind[] = [
  'clean',
  'dirty',
  'writing',
  'failed',
  'locked-elsewhere',
  'removing',
]

const inStatus = (kind: Kind, traits: Partial<DraftRecord<Words>> = {}): DraftRecord<Words> => ({
  status: statuses[kind],
  revision: 3,
  isKept: true,
  files: new Set(['f']),
  journaled: null,
  inherited: null,
  ...traits,
})

const opened = (traits: Partial<Extract<DraftEvent<Words>, { readonly kind: 'opened' }>> = {}) => ({
  kind: 'opened' as const,
  revision: 7,
  files: new Set(['g']),
  journaled: null,
  isNoted: true,
  ...traits,
})

const gone = 'nothing'
const locked = 'locked-elsewhere'

/** A row for each event; in it what follows in each status, in the order of `KINDS`. */
const TABLE: readonly (readonly [DraftEvent<Words>, readonly (Kind | typeof gone)[]])[] = [
  [{ kind: 'changed', content: next }, ['dirty', 'dirty', 'writing', 'dirty', locked, 'removing']],
  [{ kind: 'write-began' }, ['clean', 'writing', 'writing', 'writing', locked, 'removing']],
  [{ kind: 'written', isKept: true }, ['clean', 'dirty', 'clean', 'failed', locked, 'removing']],
  [{ kind: 'written', isKept: false }, ['clean', 'dirty', gone, 'failed', locked, 'removing']],
  [{ kind: 'write-failed' }, ['clean', 'dirty', 'failed', 'failed', locked, 'removing']],
  [{ kind: 'taken-elsewhere' }, ['clean', 'dirty', locked, 'failed', locked, 'removing']],
  [opened(), ['clean', 'dirty', 'writing', 'failed', 'clean', 'removing']],
  [{ kind: 'files-kept', files: new Set() }, KINDS],
  [{ kind: 'files-failed' }, ['failed', 'dirty', 'writing', 'failed', locked, 'removing']],
  [{ kind: 'hurried' }, KINDS],
  [{ kind: 'journaled', revision: 4 }, KINDS],
  [{ kind: 'discarded' }, ['clean', 'clean', 'writing', 'clean', locked, 'removing']],
  [{ kind: 'removal-began' }, KINDS.map(() => 'removing' as const)],
  [{ kind: 'removed' }, ['clean', 'dirty', 'writing', 'failed', locked, gone]],
  [{ kind: 'removal-failed' }, ['clean', 'dirty', 'writing', 'failed', locked, gone]],
]

test.each(TABLE)('%j is handled in every status', { tags: ['BY-32'] }, (event, expected) => {
  const found = KINDS.map((kind) => reduceDraft(inStatus(kind), event).record?.status.kind ?? gone)

  expect(found).toEqual(expected)
})

test.each(TABLE)(
  '%j of a draft that is not known begins one, or nothing',
  { tags: ['BY-32'] },
  (event) => {
    const begun: Partial<Record<DraftEvent<Words>['kind'], Kind>> = {
      changed: 'dirty',
      opened: 'clean',
      'removal-began': 'removing',
      journaled: 'clean',
    }

    expect(reduceDraft(undefined, event).record?.status.kind).toBe(begun[event.kind])
  },
)

test(
  'a write has the next revision, and its end tells other tabs of a draft that was not kept before',
  { tags: ['BY-32'] },
  () => {
    const dirty = inStatus('dirty', { isKept: false, revision: 0 })

    const { record, effects } = reduceDraft(dirty, { kind: 'write-began' })
    expect(effects).toEqual([
      { kind: 'write', content: now, revision: 1, isKept: false, inherited: null },
    ])
    const written = reduceDraft(record ?? undefined, { kind: 'written', isKept: true })

    expect(written.record).toMatchObject({ revision: 1, isKept: true })
    expect(written.effects).toEqual([{ kind: 'tell' }, { kind: 'write-files', content: now }])
  },
)

test(
  'what the journal calls gone, and is written in again, is journaled before it is written',
  { tags: ['BY-03'] },
  () => {
    const { effects } = reduceDraft(inStatus('dirty', { journaled: 0 }), { kind: 'write-began' })

    expect(effects.map(({ kind }) => kind)).toEqual(['journal', 'write'])
  },
)

test('a write has a revision above what the journal has', { tags: ['BY-03'] }, () => {
  const { effects } = reduceDraft(inStatus('failed', { journaled: 5 }), { kind: 'write-began' })

  expect(effects).toMatchObject([{ kind: 'write', revision: 6 }])
})

test(
  'what was changed during a write is written next, or goes on under a new name',
  { tags: ['BY-32'] },
  () => {
    const writing = reduceDraft(inStatus('writing'), { kind: 'changed', content: next }).record!

    const { record, effects } = reduceDraft(writing, { kind: 'written', isKept: true })
    expect(record?.status).toEqual({ kind: 'dirty', content: next })
    expect(effects).toContainEqual({ kind: 'schedule', wait: 'short' })

    expect(reduceDraft(writing, { kind: 'taken-elsewhere' }).effects).toEqual([
      { kind: 'rename', content: next },
    ])
  },
)

test.each([
  [3, null, [{ kind: 'clear-journal' }]],
  [4, null, [{ kind: 'clear-journal' }]],
  [5, 5, []],
])(
  'a journal with revision %i has %j once revision 4 is written',
  { tags: ['BY-03'] },
  (journaled, left, effects) => {
    const step = reduceDraft(inStatus('writing', { journaled }), { kind: 'written', isKept: true })

    expect(step.record?.journaled).toBe(left)
    expect(step.effects.filter(({ kind }) => kind === 'clear-journal')).toEqual(effects)
  },
)

test(
  'a page that hurries journals what is newest, with a revision above all that is written',
  { tags: ['BY-03'] },
  () => {
    const changed = reduceDraft(inStatus('writing'), { kind: 'changed', content: next }).record!
    const journaledIn = (record: DraftRecord<Words>) =>
      reduceDraft(record, { kind: 'hurried' }).effects

    expect(journaledIn(inStatus('dirty'))).toEqual([{ kind: 'journal', content: now, revision: 4 }])
    expect(journaledIn(inStatus('writing'))).toEqual([
      { kind: 'journal', content: now, revision: 4 },
    ])
    expect(journaledIn(changed)).toEqual([{ kind: 'journal', content: next, revision: 5 }])
    expect(journaledIn(inStatus('clean'))).toEqual([])
  },
)

test(
  'where the browser could not note who writes a draft now, its revision may be written over',
  { tags: ['BY-32'] },
  () => {
    const { record } = reduceDraft(
      inStatus('locked-elsewhere'),
      opened({ isNoted: false, journaled: 7 }),
    )
    expect(record).toMatchObject({ inherited: 7, journaled: 7, revision: 7 })

    const changed = reduceDraft(record ?? undefined, { kind: 'changed', content: old }).record!
    expect(reduceDraft(changed, { kind: 'write-began' }).effects).toEqual([
      { kind: 'write', content: old, revision: 8, isKept: true, inherited: 7 },
    ])
  },
)

test(
  'files of a draft that was deleted meanwhile do not bring it back',
  { tags: ['BY-03'] },
  () => {
    const discarded = reduceDraft(inStatus('clean'), { kind: 'discarded' }).record!

    expect(reduceDraft(discarded, { kind: 'files-failed' })).toEqual({
      record: discarded,
      effects: [],
    })
  },
)

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

const createRecord = (
  kind: Kind,
  traits: Partial<DraftRecord<Words>> = {},
): DraftRecord<Words> => ({
  status: statuses[kind],
  revision: 3,
  isKept: true,
  files: new Set(['f']),
  walRevision: null,
  inherited: null,
  ...traits,
})

const createOpenedEvent = (
  traits: Partial<Extract<DraftEvent<Words>, { readonly kind: 'opened' }>> = {},
) => ({
  kind: 'opened' as const,
  revision: 7,
  files: new Set(['g']),
  walRevision: null,
  isNoted: true,
  ...traits,
})

const gone = 'nothing'
const locked = 'locked-elsewhere'

/** One row for each event: the resulting status for each current status, in the order of `KINDS`. */
const TABLE: readonly (readonly [DraftEvent<Words>, readonly (Kind | typeof gone)[]])[] = [
  [{ kind: 'changed', content: next }, ['dirty', 'dirty', 'writing', 'dirty', locked, 'removing']],
  [{ kind: 'write-began' }, ['clean', 'writing', 'writing', 'writing', locked, 'removing']],
  [{ kind: 'written', isKept: true }, ['clean', 'dirty', 'clean', 'failed', locked, 'removing']],
  [{ kind: 'written', isKept: false }, ['clean', 'dirty', gone, 'failed', locked, 'removing']],
  [{ kind: 'write-failed' }, ['clean', 'dirty', 'failed', 'failed', locked, 'removing']],
  [{ kind: 'taken-elsewhere' }, ['clean', 'dirty', locked, 'failed', locked, 'removing']],
  [createOpenedEvent(), ['clean', 'dirty', 'writing', 'failed', 'clean', 'removing']],
  [{ kind: 'files-kept', files: new Set() }, KINDS],
  [{ kind: 'files-failed' }, ['failed', 'dirty', 'writing', 'failed', locked, 'removing']],
  [{ kind: 'hurried' }, KINDS],
  [{ kind: 'wal-written', revision: 4 }, KINDS],
  [{ kind: 'discarded' }, ['clean', 'clean', 'writing', 'clean', locked, 'removing']],
  [{ kind: 'removal-began' }, KINDS.map(() => 'removing' as const)],
  [{ kind: 'removed' }, ['clean', 'dirty', 'writing', 'failed', locked, gone]],
  [{ kind: 'removal-failed' }, ['clean', 'dirty', 'writing', 'failed', locked, gone]],
]

test.each(TABLE)('handles %j in every status', { tags: ['BY-32'] }, (event, expected) => {
  const found = KINDS.map(
    (kind) => reduceDraft(createRecord(kind), event).record?.status.kind ?? gone,
  )

  expect(found).toEqual(expected)
})

test.each(TABLE)(
  'creates a record for %j of an unknown draft, or ignores it',
  { tags: ['BY-32'] },
  (event) => {
    const begun: Partial<Record<DraftEvent<Words>['kind'], Kind>> = {
      changed: 'dirty',
      opened: 'clean',
      'removal-began': 'removing',
      'wal-written': 'clean',
    }

    expect(reduceDraft(undefined, event).record?.status.kind).toBe(begun[event.kind])
  },
)

test(
  'increases the revision with each write and notifies other tabs of a new draft',
  { tags: ['BY-32'] },
  () => {
    const dirty = createRecord('dirty', { isKept: false, revision: 0 })

    const { record, effects } = reduceDraft(dirty, { kind: 'write-began' })
    expect(effects).toEqual([
      { kind: 'write', content: now, revision: 1, isKept: false, inherited: null },
    ])
    const written = reduceDraft(record ?? undefined, { kind: 'written', isKept: true })

    expect(written.record).toMatchObject({ revision: 1, isKept: true })
    expect(written.effects).toEqual([{ kind: 'notify' }, { kind: 'write-files', content: now }])
  },
)

test(
  'logs a changed draft before writing it when the write-ahead log marks it as removed',
  { tags: ['BY-03'] },
  () => {
    const { effects } = reduceDraft(createRecord('dirty', { walRevision: 0 }), {
      kind: 'write-began',
    })

    expect(effects.map(({ kind }) => kind)).toEqual(['write-wal', 'write'])
  },
)

test('writes a revision above that of the write-ahead log', { tags: ['BY-03'] }, () => {
  const { effects } = reduceDraft(createRecord('failed', { walRevision: 5 }), {
    kind: 'write-began',
  })

  expect(effects).toMatchObject([{ kind: 'write', revision: 6 }])
})

test('writes a change made during a write next, or under a new id', { tags: ['BY-32'] }, () => {
  const writing = reduceDraft(createRecord('writing'), { kind: 'changed', content: next }).record!

  const { record, effects } = reduceDraft(writing, { kind: 'written', isKept: true })
  expect(record?.status).toEqual({ kind: 'dirty', content: next })
  expect(effects).toContainEqual({ kind: 'schedule', wait: 'short' })

  expect(reduceDraft(writing, { kind: 'taken-elsewhere' }).effects).toEqual([
    { kind: 'rename', content: next },
  ])
})

test.each([
  [3, null, [{ kind: 'clear-wal' }]],
  [4, null, [{ kind: 'clear-wal' }]],
  [5, 5, []],
])(
  'updates a write-ahead log of revision %i to %j after revision 4 is written',
  { tags: ['BY-03'] },
  (walRevision, left, effects) => {
    const step = reduceDraft(createRecord('writing', { walRevision }), {
      kind: 'written',
      isKept: true,
    })

    expect(step.record?.walRevision).toBe(left)
    expect(step.effects.filter(({ kind }) => kind === 'clear-wal')).toEqual(effects)
  },
)

test(
  'logs the newest content with the highest revision when the page may close',
  { tags: ['BY-03'] },
  () => {
    const changed = reduceDraft(createRecord('writing'), { kind: 'changed', content: next }).record!
    const getWalWrites = (record: DraftRecord<Words>) =>
      reduceDraft(record, { kind: 'hurried' }).effects

    expect(getWalWrites(createRecord('dirty'))).toEqual([
      { kind: 'write-wal', content: now, revision: 4 },
    ])
    expect(getWalWrites(createRecord('writing'))).toEqual([
      { kind: 'write-wal', content: now, revision: 4 },
    ])
    expect(getWalWrites(changed)).toEqual([{ kind: 'write-wal', content: next, revision: 5 }])
    expect(getWalWrites(createRecord('clean'))).toEqual([])
  },
)

test(
  'allows overwriting the opened revision when the browser could not store the new writer',
  { tags: ['BY-32'] },
  () => {
    const { record } = reduceDraft(
      createRecord('locked-elsewhere'),
      createOpenedEvent({ isNoted: false, walRevision: 7 }),
    )
    expect(record).toMatchObject({ inherited: 7, walRevision: 7, revision: 7 })

    const changed = reduceDraft(record ?? undefined, { kind: 'changed', content: old }).record!
    expect(reduceDraft(changed, { kind: 'write-began' }).effects).toEqual([
      { kind: 'write', content: old, revision: 8, isKept: true, inherited: 7 },
    ])
  },
)

test('does not restore a deleted draft when storing its files fails', { tags: ['BY-03'] }, () => {
  const discarded = reduceDraft(createRecord('clean'), { kind: 'discarded' }).record!

  expect(reduceDraft(discarded, { kind: 'files-failed' })).toEqual({
    record: discarded,
    effects: [],
  })
})

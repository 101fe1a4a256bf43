// Stored drafts have this key. cspell:ignore trouble
import { describe, expect, test } from 'vitest'
import { createEmptyDraft } from '../compose/draft.ts'
import { accountKey } from '../entities/index.ts'
import {
  getDraftExcerpt,
  getDraftsToOpen,
  isWorthKeeping,
  canOverwriteDraft,
  readKeptDraft,
  type KeptDraft,
} from './index.ts'

const picture = {
  id: '3',
  type: 'image',
  url: null,
  preview_url: null,
  remote_url: null,
  description: 'A mill',
  blurhash: null,
  meta: null,
}
const whole = {
  id: 'd1',
  account: accountKey('mira', 'a.example'),
  writer: 'w',
  revision: 4,
  changedAt: 1000,
  isOpen: true,
  deletedAt: null,
  draft: {
    ...createEmptyDraft({ idempotencyKey: 'k', privacy: 'private' }),
    text: 'The mill',
    spoiler: true,
    spoilerText: 'wind',
    sensitive: true,
    inReplyTo: '9',
    mediaIds: ['3'],
    language: 'nl',
    localOnly: true,
    threaded: true,
    poll: { options: ['Tea', ''], expiresIn: 3600, multiple: true, hideTotals: true },
  },
  attachments: [picture],
  files: [
    { key: 'f1', name: 'mill.png', type: 'image/png', mediaId: '3', trouble: null },
    {
      key: 'f2',
      name: 'sea.png',
      type: 'image/png',
      mediaId: null,
      trouble: { kind: 'refused', reason: 'no' },
    },
  ],
  descriptions: [{ key: 'f2', text: 'The s' }],
  editing: null,
  aside: 'd0',
}

describe('readKeptDraft', () => {
  test('restores a whole draft with its idempotency key', { tags: ['BY-03'] }, () => {
    expect(readKeptDraft(structuredClone(whole))).toEqual(whole)
  })

  test('restores an edit with the post that it changes', { tags: ['BY-03'] }, () => {
    const editing = { id: '5', content: '<p>x</p>', media_attachments: [] }

    expect(readKeptDraft({ ...whole, editing })?.editing).toEqual(editing)
    expect(readKeptDraft({ ...whole, editing: { id: '5' } })?.editing).toBeNull()
  })

  test.each([
    ['undefined', undefined],
    ['a text', 'draft'],
    ['a list', [whole]],
    ['a draft without an id', { ...whole, id: '' }],
    ['a draft without an account', { ...whole, account: null }],
    ['a draft without an idempotency key', { ...whole, draft: {} }],
  ])('returns null for %s', (_what, raw) => {
    expect(readKeptDraft(raw)).toBeNull()
  })

  test('keeps the text and empties damaged fields', { tags: ['BY-03'] }, () => {
    const draft = {
      idempotencyKey: 'k',
      text: 'words',
      privacy: 'all',
      mediaIds: [7, '3', '4'],
      poll: { options: [3], expiresIn: 60 },
    }
    const damaged = {
      id: 'd',
      account: 'a',
      draft,
      files: [{}, null],
      descriptions: [3, {}],
      attachments: [{ id: 1 }],
    }

    expect(readKeptDraft(damaged)).toMatchObject({
      draft: { text: 'words', privacy: 'public', mediaIds: [], inReplyTo: null, poll: null },
      attachments: [],
      files: [],
      descriptions: [],
      isOpen: false,
      revision: 0,
      deletedAt: null,
    })
  })
})

test.each([
  [{ text: 'a' }, 0, true],
  [{ text: ' ' }, 0, true],
  [{ spoilerText: 'a' }, 0, true],
  [{ inReplyTo: '5' as KeptDraft['draft']['inReplyTo'] }, 0, true],
  [{}, 1, true],
  [{}, 0, false],
  [{ privacy: 'direct' as const }, 0, false],
])(
  'detects whether a composer with %j and %i files is worth saving: %s',
  { tags: ['BY-03'] },
  (change, files, expected) => {
    const draft = { ...createEmptyDraft({ idempotencyKey: 'k' }), ...change }

    expect(isWorthKeeping(draft, files)).toBe(expected)
  },
)

describe('getDraftsToOpen', () => {
  const kept = (id: string, changedAt: number, more: Partial<KeptDraft> = {}) => ({
    id,
    changedAt,
    isOpen: true,
    deletedAt: null,
    ...more,
  })
  const ids = (drafts: readonly { readonly id: string }[]) => drafts.map(({ id }) => id)

  test('returns the newest draft of a composer first', { tags: ['BY-03'] }, () => {
    expect(ids(getDraftsToOpen([kept('a', 1), kept('b', 3), kept('c', 2)], null))).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  test('returns the draft of this tab before newer ones of other tabs', { tags: ['BY-32'] }, () => {
    expect(ids(getDraftsToOpen([kept('a', 1), kept('b', 3)], 'a'))).toEqual(['a', 'b'])
  })

  test('skips stashed and deleted drafts', { tags: ['BY-03'] }, () => {
    const drafts = [kept('a', 1, { isOpen: false }), kept('b', 2, { deletedAt: 5 })]

    expect(getDraftsToOpen(drafts, 'a')).toEqual([])
  })
})

test.each([
  [null, true],
  [{ writer: 'mine' }, true],
  [{ writer: 'another' }, false],
])('checks whether a page may overwrite %j: %s', { tags: ['BY-32'] }, (kept, expected) => {
  expect(canOverwriteDraft(kept, { writer: 'mine' })).toBe(expected)
})

test.each([
  ['Two\n\n lines ', 'cw', 'Two lines'],
  [' \n', 'Lens flare', 'Lens flare'],
  ['', '', ''],
  ['word '.repeat(100), '', 'word '.repeat(32)],
])('shortens %j with the warning %j to %j', { tags: ['BY-03'] }, (text, spoilerText, line) => {
  expect(getDraftExcerpt({ text, spoilerText })).toBe(line)
})

import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../compose/draft.ts'
import { accountKey } from '../entities/index.ts'
import {
  draftExcerpt,
  draftsToOpen,
  isWorthKeeping,
  mayWriteOver,
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
    ...emptyDraft({ idempotencyKey: 'k', privacy: 'private' }),
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

describe('reading what a browser holds', () => {
  test('a draft comes back whole, its key too', { tags: ['BY-03'] }, () => {
    expect(readKeptDraft(structuredClone(whole))).toEqual(whole)
  })

  test('an edit comes back with the post that it changes', { tags: ['BY-03'] }, () => {
    const editing = { id: '5', content: '<p>x</p>', media_attachments: [] }

    expect(readKeptDraft({ ...whole, editing })?.editing).toEqual(editing)
    expect(readKeptDraft({ ...whole, editing: { id: '5' } })?.editing).toBeNull()
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['a list', [whole]],
    ['one without an id', { ...whole, id: '' }],
    ['one of nobody', { ...whole, account: null }],
    ['one without the key that keeps it from being posted twice', { ...whole, draft: {} }],
  ])('%s is no draft', (_what, raw) => {
    expect(readKeptDraft(raw)).toBeNull()
  })

  test('what is damaged in it is empty, and the words stay', { tags: ['BY-03'] }, () => {
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
  'a composer with %j and %i files is kept: %s',
  { tags: ['BY-03'] },
  (change, files, expected) => {
    const draft = { ...emptyDraft({ idempotencyKey: 'k' }), ...change }

    expect(isWorthKeeping(draft, files)).toBe(expected)
  },
)

describe('what a new composer shows', () => {
  const kept = (id: string, changedAt: number, more: Partial<KeptDraft> = {}) => ({
    id,
    changedAt,
    isOpen: true,
    deletedAt: null,
    ...more,
  })
  const ids = (drafts: readonly { readonly id: string }[]) => drafts.map(({ id }) => id)

  test('the newest that stood in a composer comes first', { tags: ['BY-03'] }, () => {
    expect(ids(draftsToOpen([kept('a', 1), kept('b', 3), kept('c', 2)], null))).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  test('the tab’s own comes before newer ones of other tabs', { tags: ['BY-32'] }, () => {
    expect(ids(draftsToOpen([kept('a', 1), kept('b', 3)], 'a'))).toEqual(['a', 'b'])
  })

  test('what was put aside or deleted does not come by itself', { tags: ['BY-03'] }, () => {
    const drafts = [kept('a', 1, { isOpen: false }), kept('b', 2, { deletedAt: 5 })]

    expect(draftsToOpen(drafts, 'a')).toEqual([])
  })
})

test.each([
  [null, true],
  [{ writer: 'mine' }, true],
  [{ writer: 'another' }, false],
])('over %j a page may write: %s', { tags: ['BY-32'] }, (kept, expected) => {
  expect(mayWriteOver(kept, { writer: 'mine' })).toBe(expected)
})

test.each([
  ['Two\n\n lines ', 'cw', 'Two lines'],
  [' \n', 'Lens flare', 'Lens flare'],
  ['', '', ''],
  ['word '.repeat(100), '', 'word '.repeat(32)],
])('the line of %j behind %j is %j', { tags: ['BY-03'] }, (text, spoilerText, line) => {
  expect(draftExcerpt({ text, spoilerText })).toBe(line)
})

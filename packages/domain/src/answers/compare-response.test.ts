import { describe, expect, test } from 'vitest'
import {
  accountId,
  filterId,
  listId,
  type FilterV2Entity,
  type RelationshipEntity,
} from '../entities/index.ts'
import { NEW_FILTER } from '../filters/index.ts'
import { samplePoll, sampleStatus } from '../testing/index.ts'
import {
  compareFilter,
  compareList,
  compareRelationship,
  compareStatus,
} from './compare-response.ts'

const getFields = (differences: readonly { readonly field: string }[]) =>
  differences.map(({ field }) => field)

describe('compareStatus', () => {
  const requested = {
    visibility: 'direct',
    spoiler_text: 'tea',
    sensitive: true,
    media_ids: ['1', '2'],
    language: 'nl',
    in_reply_to_id: '4',
    poll: { options: ['Tea', 'Ink'], multiple: false },
  } as const
  const poll = samplePoll()
  const options = poll.options.slice(0, 2)
  const media = sampleStatus().media_attachments[0]

  test('returns no differences when the response matches the request', { tags: ['BY-56'] }, () => {
    const plain = sampleStatus({ visibility: 'public', language: null })

    expect(compareStatus({ visibility: 'public', spoiler_text: '', media_ids: [] }, plain)).toEqual(
      [],
    )
  })

  test.each([
    ['a wider visibility', { visibility: 'public' }, ['visibility']],
    ['a narrower visibility', { visibility: 'private' }, ['visibility']],
    ['no content warning', { spoiler_text: '' }, ['warning']],
    ['another language', { language: 'en' }, ['language']],
    ['no language', { language: null }, ['language']],
    ['no parent', { in_reply_to_id: null }, ['reply']],
    ['no poll', { poll: null }, ['poll']],
    ['a poll with other choices', { poll: { ...poll, options, multiple: true } }, ['poll']],
    ['fewer options', { poll: { ...poll, options: options.slice(1), multiple: false } }, ['poll']],
    ['no media', { media_attachments: [] }, ['media']],
    ['media that is not sensitive', { sensitive: false }, ['sensitive']],
    ['no difference for a regional variant of the language', { language: 'nl-BE' }, []],
  ] as const)('reports %s', { tags: ['BY-56'] }, (_what, answered, fields) => {
    const kept = sampleStatus({
      visibility: 'direct',
      spoiler_text: 'tea',
      sensitive: true,
      language: 'nl',
      poll: { ...poll, options, multiple: false },
      in_reply_to_id: sampleStatus().id,
      media_attachments: Array.from(
        { length: 2 },
        () => media ?? ({} as NonNullable<typeof media>),
      ),
      ...answered,
    } as Partial<ReturnType<typeof sampleStatus>>)

    expect(getFields(compareStatus(requested, kept))).toEqual(fields)
  })
})

test.each([
  [{ title: 'Tea' }, {}, []],
  [{ title: 'Tea' }, { title: 'tea' }, ['title']],
  [{ exclusive: true }, { exclusive: false }, ['exclusive']],
  [{ exclusive: true }, {}, ['exclusive']],
  [{ replies_policy: 'none' }, { replies_policy: 'list' }, ['replies_policy']],
])(
  'compares a list requested as %o with %o',
  { tags: ['BY-56'] },
  (requested, answered, fields) => {
    const list = { id: listId('3'), title: 'Tea', ...answered }

    expect(getFields(compareList(requested, list))).toEqual(fields)
  },
)

describe('compareFilter', () => {
  const keyword = { id: filterId('10'), keyword: 'tea', whole_word: true }
  const draft = { ...NEW_FILTER, title: 'Tea', keywords: [{ ...keyword, id: null }] }
  const saved: FilterV2Entity = {
    id: filterId('1'),
    title: 'Tea',
    context: NEW_FILTER.context,
    expires_at: null,
    filter_action: 'warn',
    keywords: [keyword],
    statuses: [],
  }

  test.each([
    [{}, {}, []],
    [{}, { title: 'Other' }, ['title']],
    [{}, { context: ['home'] }, ['context']],
    [{ action: 'hide' }, {}, ['action']],
    [{}, { expires_at: '2199-01-01T00:00:00.000Z' }, ['expiry']],
    [{ expiry: 3600 }, {}, ['expiry']],
    [{ expiry: 'keep' }, { expires_at: '2199-01-01T00:00:00.000Z' }, []],
    [{}, { keywords: [] }, ['keywords']],
  ] as const)(
    'compares a draft with %o and the saved filters %o',
    { tags: ['BY-56'] },
    (requested, answered, fields) => {
      const differences = compareFilter({ ...draft, ...requested }, [{ ...saved, ...answered }])

      expect(getFields(differences)).toEqual(fields)
    },
  )

  test('ignores the title of filters of an old server', { tags: ['BY-56'] }, () => {
    const id = filterId('10')
    const old = { ...saved, id, title: 'tea', keywords: [{ ...keyword, id: id }] }

    expect(compareFilter(draft, [old])).toEqual([])
  })
})

const NOTHING: RelationshipEntity = {
  id: accountId('7'),
  following: false,
  showing_reblogs: false,
  followed_by: false,
  requested: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  muting_notifications: false,
  domain_blocking: false,
  endorsed: false,
  requested_by: false,
  notifying: false,
  note: '',
  muting_expires_at: null,
}

test.each([
  [{ following: true }, { following: true }, []],
  [{ following: true }, { requested: true }, []],
  [{ requested: true }, { following: true }, []],
  [{ following: true }, {}, ['following']],
  [{ following: false, requested: false }, { following: true }, ['following']],
  [{ blocking: true, following: false }, {}, ['blocking']],
  [
    { muting: true, muting_notifications: false },
    { muting: true, muting_notifications: true },
    ['muting_notifications'],
  ],
  [{ endorsed: true }, {}, ['endorsed']],
  [{ showing_reblogs: false }, { showing_reblogs: true }, ['showing_reblogs']],
])(
  'compares a relationship requested as %o with %o',
  { tags: ['BY-56'] },
  (requested, answered, fields) => {
    expect(getFields(compareRelationship(requested, { ...NOTHING, ...answered }))).toEqual(fields)
  },
)

import { describe, expect, test } from 'vitest'
import { accountId, mediaId, statusId } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import {
  cancelReply,
  type Draft,
  createEmptyDraft,
  createReplyDraft,
  type ReplyTarget,
  getSideArmVisibility,
  createThreadDraft,
} from './index.ts'

const me = accountId('99')
const createMention = (id: string, acct: string) => ({
  id: accountId(id),
  acct,
  username: acct,
  url: '',
})
const author = sampleAccount({ id: accountId('2'), acct: 'a@x' })
const createTarget = (patch: Partial<ReplyTarget> = {}): ReplyTarget => ({
  ...sampleStatus({ id: statusId('7'), account: author }),
  ...patch,
})
const createReply = (patch: Partial<ReplyTarget> = {}) =>
  createReplyDraft(createTarget(patch), me, 'public')

describe('createReplyDraft', () => {
  test(
    'mentions the author, then the others, without the own account',
    { tags: ['CMP-24'] },
    () => {
      const mentions = [createMention('99', 'me'), createMention('3', 'b')]

      expect(createReply({ mentions }).text).toBe('@a@x @b ')
    },
  )

  test('mentions each account once', { tags: ['CMP-24'] }, () => {
    const mentions = [createMention('2', 'a@x'), createMention('3', 'b'), createMention('3', 'b')]

    expect(createReply({ mentions }).text).toBe('@a@x @b ')
  })

  test('mentions only the others in a reply to an own status', { tags: ['CMP-24'] }, () => {
    const own = sampleAccount({ id: me, acct: 'me' })

    expect(createReply({ account: own, mentions: [createMention('3', 'b')] }).text).toBe('@b ')
    expect(createReply({ account: own }).text).toBe('')
  })

  test.each([
    ['nl', 'nl'],
    ['und', null],
    [null, null],
  ])('takes over the language %j as %j', { tags: ['BY-08'] }, (language, expected) => {
    expect(createReply({ language }).language).toBe(expected)
  })

  test('sets the replied-to status', { tags: ['CMP-22'] }, () => {
    expect(createReply().inReplyTo).toBe('7')
  })

  test.each([
    ['unlisted', 'private', 'private'],
    ['direct', 'public', 'direct'],
    ['public', 'unlisted', 'unlisted'],
    ['public', 'public', 'public'],
  ] as const)(
    'sets the visibility $2 for a $0 status with the default $1',
    { tags: ['CMP-22'] },
    (visibility, own, expected) => {
      expect(createReplyDraft(createTarget({ visibility }), me, own).privacy).toBe(expected)
    },
  )

  test.each([
    ['food', 're: food', true],
    ['RE: food', 'RE: food', true],
    ['re food', 're food', true],
    ['recipes', 're: recipes', true],
    ['the score: 3', 're: the score: 3', true],
    ['', '', false],
  ])(
    'sets the content warning $1 for a status with the content warning $0',
    { tags: ['CMP-25'] },
    (spoiler_text, spoilerText, spoiler) => {
      expect(createReply({ spoiler_text })).toMatchObject({ spoilerText, spoiler })
    },
  )

  test('is local-only for a local-only status', { tags: ['CMP-26'] }, () => {
    expect(createReply({ content: '<p>x 👁️</p>' }).localOnly).toBe(true)
    expect(createReply({ local_only: true }).localOnly).toBe(true)
    expect(createReply().localOnly).toBe(false)
  })
})

describe('cancelReply', () => {
  const started = createReply({
    mentions: [createMention('3', 'b')],
    spoiler_text: 'food',
    visibility: 'direct',
  })
  const draft = (patch: Partial<Draft> = {}): Draft => ({
    ...createEmptyDraft({ idempotencyKey: 'k' }),
    ...started,
    threaded: true,
    ...patch,
  })

  test('clears an unchanged reply', { tags: ['CMP-27'] }, () => {
    expect(cancelReply(draft(), started, 'unlisted')).toMatchObject({
      text: '',
      spoiler: false,
      spoilerText: '',
      privacy: 'unlisted',
      inReplyTo: null,
      localOnly: false,
      threaded: false,
    })
  })

  test.each([
    ['@a@x @b hello', 'hello'],
    ['@b hello', 'hello'],
    ['@a@x @b  hello', ' hello'],
    ['@a@x', ''],
    ['hello @b ', 'hello @b '],
    ['@a@xyz hello', '@a@xyz hello'],
  ])('keeps the typed part of "%s": "%s"', { tags: ['CMP-27'] }, (text, left) => {
    expect(cancelReply(draft({ text }), started, 'public').text).toBe(left)
  })

  test(
    'resets the language of the reply and keeps one that the user chose',
    { tags: ['CMP-27', 'BY-08'] },
    () => {
      const dutch = { ...started, language: 'nl' }

      expect(cancelReply(draft({ language: 'nl' }), dutch, 'public').language).toBeNull()
      expect(cancelReply(draft({ language: 'de' }), dutch, 'public').language).toBe('de')
    },
  )

  test('keeps a content warning that the user wrote', { tags: ['CMP-27'] }, () => {
    const cancelled = cancelReply(draft({ spoilerText: 'mine' }), started, 'public')

    expect(cancelled).toMatchObject({ spoiler: true, spoilerText: 'mine' })
    const closed = draft({ spoiler: false, spoilerText: 'mine' })
    expect(cancelReply(closed, started, 'public')).toMatchObject({ spoiler: false })
  })
})

describe('getSideArmVisibility', () => {
  test.each([
    ['none', 'copy', 'private', null],
    ['public', 'copy', 'private', 'private'],
    ['unlisted', 'restrict', 'public', 'unlisted'],
    ['unlisted', 'restrict', 'direct', 'direct'],
    ['public', 'keep', 'direct', 'public'],
    ['public', 'other', 'direct', 'public'],
    ['unlisted', 'copy', null, 'unlisted'],
  ] as const)(
    'returns $3 for a reply to $2 with the side arm $0 and the mode $1',
    { tags: ['CMP-36', 'CMP-37', 'CMP-38', 'CMP-39'] },
    (sideArm, mode, repliedTo, expected) => {
      expect(getSideArmVisibility(sideArm, mode, repliedTo)).toBe(expected)
    },
  )
})

test(
  'continues a thread with mentions, hashtags in the typed case, and no media',
  { tags: ['CMP-40'] },
  () => {
    const posted: Draft = {
      ...createEmptyDraft({ idempotencyKey: 'k' }),
      text: 'About #MyCats, hi @b',
      spoiler: true,
      spoilerText: 'pets',
      privacy: 'unlisted',
      threaded: true,
      localOnly: true,
      sensitive: true,
      language: 'nl',
      mediaIds: [mediaId('1')],
    }
    const status = {
      ...createTarget({
        account: sampleAccount({ id: me, acct: 'me' }),
        mentions: [createMention('3', 'b')],
      }),
      tags: [
        { name: 'MYCATS', url: '' },
        { name: 'added', url: '' },
      ],
    }

    const next = { idempotencyKey: 'next', mentionsOthers: true }
    expect(createThreadDraft(posted, status, me, { ...next, mentionsOthers: false }).text).toBe(
      '#MyCats #added ',
    )
    expect(createThreadDraft(posted, status, me, next)).toEqual({
      text: '@b #MyCats #added ',
      spoiler: true,
      spoilerText: 'pets',
      privacy: 'unlisted',
      threaded: true,
      localOnly: true,
      sensitive: false,
      mediaIds: [],
      poll: null,
      language: 'nl',
      inReplyTo: '7',
      idempotencyKey: 'next',
    })
  },
)

import { describe, expect, test } from 'vitest'
import { accountId, mediaId, statusId } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/samples.ts'
import {
  cancelReply,
  type Draft,
  emptyDraft,
  replyDraft,
  type ReplyTarget,
  sideArmVisibility,
  threadDraft,
} from './index.ts'

const me = accountId('99')
const mention = (id: string, acct: string) => ({ id: accountId(id), acct, username: acct, url: '' })
const author = sampleAccount({ id: accountId('2'), acct: 'a@x' })
const target = (patch: Partial<ReplyTarget> = {}): ReplyTarget => ({
  ...sampleStatus({ id: statusId('7'), account: author }),
  ...patch,
})
const reply = (patch: Partial<ReplyTarget> = {}) => replyDraft(target(patch), me, 'public')

describe('a reply', () => {
  test('names the author, then the others, without the own account', { tags: ['CMP-24'] }, () => {
    const mentions = [mention('99', 'me'), mention('3', 'b')]

    expect(reply({ mentions }).text).toBe('@a@x @b ')
  })

  test('names nobody twice', { tags: ['CMP-24'] }, () => {
    const mentions = [mention('2', 'a@x'), mention('3', 'b'), mention('3', 'b')]

    expect(reply({ mentions }).text).toBe('@a@x @b ')
  })

  test('to an own status names only the others', { tags: ['CMP-24'] }, () => {
    const own = sampleAccount({ id: me, acct: 'me' })

    expect(reply({ account: own, mentions: [mention('3', 'b')] }).text).toBe('@b ')
    expect(reply({ account: own }).text).toBe('')
  })

  test.each([
    ['nl', 'nl'],
    ['und', null],
    [null, null],
  ])('takes over the language %j as %j', { tags: ['BY-08'] }, (language, expected) => {
    expect(reply({ language }).language).toBe(expected)
  })

  test('answers that status', { tags: ['CMP-22'] }, () => {
    expect(reply().inReplyTo).toBe('7')
  })

  test.each([
    ['unlisted', 'private', 'private'],
    ['direct', 'public', 'direct'],
    ['public', 'unlisted', 'unlisted'],
    ['public', 'public', 'public'],
  ] as const)(
    'to a %s status with the default %s is %s',
    { tags: ['CMP-22'] },
    (visibility, own, expected) => {
      expect(replyDraft(target({ visibility }), me, own).privacy).toBe(expected)
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
    'to the warning "%s" has the warning "%s"',
    { tags: ['CMP-25'] },
    (spoiler_text, spoilerText, spoiler) => {
      expect(reply({ spoiler_text })).toMatchObject({ spoilerText, spoiler })
    },
  )

  test('to a local-only status is local-only', { tags: ['CMP-26'] }, () => {
    expect(reply({ content: '<p>x 👁️</p>' }).localOnly).toBe(true)
    expect(reply({ local_only: true }).localOnly).toBe(true)
    expect(reply().localOnly).toBe(false)
  })
})

describe('cancelling a reply', () => {
  const started = reply({
    mentions: [mention('3', 'b')],
    spoiler_text: 'food',
    visibility: 'direct',
  })
  const draft = (patch: Partial<Draft> = {}): Draft => ({
    ...emptyDraft({ idempotencyKey: 'k' }),
    ...started,
    threaded: true,
    ...patch,
  })

  test('an untouched reply leaves nothing behind', { tags: ['CMP-27'] }, () => {
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
  ])('of "%s" stays what was typed: "%s"', { tags: ['CMP-27'] }, (text, left) => {
    expect(cancelReply(draft({ text }), started, 'public').text).toBe(left)
  })

  test(
    'gives back the language that the reply took over, and keeps another one',
    { tags: ['CMP-27', 'BY-08'] },
    () => {
      const dutch = { ...started, language: 'nl' }

      expect(cancelReply(draft({ language: 'nl' }), dutch, 'public').language).toBeNull()
      expect(cancelReply(draft({ language: 'de' }), dutch, 'public').language).toBe('de')
    },
  )

  test('a warning of one’s own stays', { tags: ['CMP-27'] }, () => {
    const cancelled = cancelReply(draft({ spoilerText: 'mine' }), started, 'public')

    expect(cancelled).toMatchObject({ spoiler: true, spoilerText: 'mine' })
    const closed = draft({ spoiler: false, spoilerText: 'mine' })
    expect(cancelReply(closed, started, 'public')).toMatchObject({ spoiler: false })
  })
})

describe('the second publish button', () => {
  test.each([
    ['none', 'copy', 'private', null],
    ['public', 'copy', 'private', 'private'],
    ['unlisted', 'restrict', 'public', 'unlisted'],
    ['unlisted', 'restrict', 'direct', 'direct'],
    ['public', 'keep', 'direct', 'public'],
    ['public', 'other', 'direct', 'public'],
    ['unlisted', 'copy', null, 'unlisted'],
  ] as const)(
    'set to %s and %s posts an answer to %s as %s',
    { tags: ['CMP-36', 'CMP-37', 'CMP-38', 'CMP-39'] },
    (sideArm, mode, repliedTo, expected) => {
      expect(sideArmVisibility(sideArm, mode, repliedTo)).toBe(expected)
    },
  )
})

test(
  'threaded mode goes on with names, hashtags in the writer’s case, and no media',
  { tags: ['CMP-40'] },
  () => {
    const posted: Draft = {
      ...emptyDraft({ idempotencyKey: 'k' }),
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
      ...target({ account: sampleAccount({ id: me, acct: 'me' }), mentions: [mention('3', 'b')] }),
      tags: [
        { name: 'MYCATS', url: '' },
        { name: 'added', url: '' },
      ],
    }

    const next = { idempotencyKey: 'next', mentionsOthers: true }
    expect(threadDraft(posted, status, me, { ...next, mentionsOthers: false }).text).toBe(
      '#MyCats #added ',
    )
    expect(threadDraft(posted, status, me, next)).toEqual({
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

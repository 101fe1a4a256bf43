import { expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import {
  attachMedia,
  detachMedia,
  directToAccount,
  type Draft,
  emptyDraft,
  hasWarning,
  mentionAccount,
  toggleWarning,
  uploadPercent,
} from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})
const one = mediaId('1')
const two = mediaId('2')

test('a mention is put at the end, the visibility stays', { tags: ['CMP-31'] }, () => {
  expect(mentionAccount(draft({ text: 'hi' }), 'bob')).toMatchObject({
    text: 'hi @bob ',
    privacy: 'public',
  })
  expect(mentionAccount(draft(), 'bob@far.example').text).toBe('@bob@far.example ')
  expect(mentionAccount(draft({ text: '@a ' }), 'b').text).toBe('@a @b ')
  expect(mentionAccount(draft({ text: 'Dear\n' }), 'b').text).toBe('Dear\n@b ')
})

test('a message to an account is direct', { tags: ['CMP-30'] }, () => {
  expect(directToAccount(draft({ text: 'hi' }), 'bob')).toMatchObject({
    text: 'hi @bob ',
    privacy: 'direct',
  })
})

test('toggling the content warning empties it', { tags: ['CMP-17'] }, () => {
  expect(toggleWarning(draft({ spoiler: true, spoilerText: 'x' }))).toMatchObject({
    spoiler: false,
    spoilerText: '',
  })
  expect(toggleWarning(draft({ spoilerText: 'x' }))).toMatchObject({
    spoiler: true,
    spoilerText: '',
  })
})

test(
  'opening the warning over media makes them sensitive, closing it does not take that back',
  { tags: ['CMP-17'] },
  () => {
    expect(toggleWarning(draft({ mediaIds: [one] })).sensitive).toBe(true)
    expect(toggleWarning(draft()).sensitive).toBe(false)
    expect(
      toggleWarning(draft({ spoiler: true, sensitive: true, mediaIds: [one] })).sensitive,
    ).toBe(true)
  },
)

test(
  'the first attachment behind a warning, or by the account’s default, is sensitive',
  { tags: ['CMP-18'] },
  () => {
    expect(attachMedia(draft({ spoiler: true }), one).sensitive).toBe(true)
    expect(attachMedia(draft(), one, { isSensitiveByDefault: true }).sensitive).toBe(true)
    expect(attachMedia(draft(), one).sensitive).toBe(false)
  },
)

test('a second attachment changes nothing about that', { tags: ['CMP-18'] }, () => {
  const shown = draft({ spoiler: true, sensitive: false, mediaIds: [one] })

  expect(attachMedia(shown, two)).toMatchObject({ sensitive: false, mediaIds: [one, two] })
})

test('where the field is always shown, only a written warning counts', { tags: ['CMP-49'] }, () => {
  const always = { alwaysShown: true }

  expect(hasWarning(draft({ spoiler: true }), true)).toBe(false)
  expect(hasWarning(draft({ spoiler: true }))).toBe(true)
  expect(attachMedia(draft({ spoiler: true }), one, always).sensitive).toBe(false)
  expect(attachMedia(draft({ spoilerText: 'x' }), one, always).sensitive).toBe(true)
})

test(
  'taking the last attachment away ends sensitivity, another one does not',
  { tags: ['CMP-19', 'UPL-13'] },
  () => {
    const both = draft({ sensitive: true, mediaIds: [one, two] })

    expect(detachMedia(both, one)).toMatchObject({ sensitive: true, mediaIds: [two] })
    expect(detachMedia(detachMedia(both, one), two)).toMatchObject({
      sensitive: false,
      mediaIds: [],
    })
    const shown = draft({ mediaIds: [one, two] })
    expect(detachMedia(shown, one).sensitive).toBe(false)
    const words = draft({ sensitive: true })
    expect(detachMedia(words, one)).toBe(words)
  },
)

test(
  'a fifth attachment is ignored where four are taken, and so is one that is there already',
  { tags: ['UPL-01', 'UPL-02'] },
  () => {
    const full = draft({ mediaIds: ['1', '2', '3', '4'].map(mediaId) })

    expect(attachMedia(full, mediaId('5'))).toBe(full)
    expect(attachMedia(full, mediaId('5'), { most: 6 }).mediaIds).toHaveLength(5)
    expect(attachMedia(draft({ mediaIds: [one] }), one).mediaIds).toEqual([one])
  },
)

test('upload progress is whole percent', { tags: ['UPL-05'] }, () => {
  expect(uploadPercent(1, 3)).toBe(33)
  expect(uploadPercent(2, 3)).toBe(67)
  expect(uploadPercent(5, 0)).toBe(0)
  expect(uploadPercent(0, 0)).toBe(0)
  expect(uploadPercent(5, 4)).toBe(100)
})

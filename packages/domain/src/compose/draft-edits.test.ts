import { expect, test } from 'vitest'
import { mediaId } from '../entities/index.ts'
import {
  attachMedia,
  detachMedia,
  directToAccount,
  type Draft,
  createEmptyDraft,
  hasWarning,
  mentionAccount,
  toggleWarning,
  getUploadPercent,
} from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})
const one = mediaId('1')
const two = mediaId('2')

test('appends a mention and keeps the visibility', { tags: ['CMP-31'] }, () => {
  expect(mentionAccount(draft({ text: 'hi' }), 'bob')).toMatchObject({
    text: 'hi @bob ',
    privacy: 'public',
  })
  expect(mentionAccount(draft(), 'bob@far.example').text).toBe('@bob@far.example ')
  expect(mentionAccount(draft({ text: '@a ' }), 'b').text).toBe('@a @b ')
  expect(mentionAccount(draft({ text: 'Dear\n' }), 'b').text).toBe('Dear\n@b ')
})

test('sets the visibility to direct for a message to an account', { tags: ['CMP-30'] }, () => {
  expect(directToAccount(draft({ text: 'hi' }), 'bob')).toMatchObject({
    text: 'hi @bob ',
    privacy: 'direct',
  })
})

test('clears the content warning when it is toggled', { tags: ['CMP-17'] }, () => {
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
  'marks media as sensitive when the content warning opens, and keeps them so when it closes',
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
  'marks the first attachment as sensitive behind a content warning or by the account’s default',
  { tags: ['CMP-18'] },
  () => {
    expect(attachMedia(draft({ spoiler: true }), one).sensitive).toBe(true)
    expect(attachMedia(draft(), one, { isSensitiveByDefault: true }).sensitive).toBe(true)
    expect(attachMedia(draft(), one).sensitive).toBe(false)
  },
)

test('keeps the sensitive flag when a second attachment is added', { tags: ['CMP-18'] }, () => {
  const shown = draft({ spoiler: true, sensitive: false, mediaIds: [one] })

  expect(attachMedia(shown, two)).toMatchObject({ sensitive: false, mediaIds: [one, two] })
})

test('counts only a written warning when the field is always shown', { tags: ['CMP-49'] }, () => {
  const always = { alwaysShown: true }

  expect(hasWarning(draft({ spoiler: true }), true)).toBe(false)
  expect(hasWarning(draft({ spoiler: true }))).toBe(true)
  expect(attachMedia(draft({ spoiler: true }), one, always).sensitive).toBe(false)
  expect(attachMedia(draft({ spoilerText: 'x' }), one, always).sensitive).toBe(true)
})

test(
  'resets the sensitive flag only when the last attachment is removed',
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
  'ignores an attachment above the limit, and one that is already attached',
  { tags: ['UPL-01', 'UPL-02'] },
  () => {
    const full = draft({ mediaIds: ['1', '2', '3', '4'].map(mediaId) })

    expect(attachMedia(full, mediaId('5'))).toBe(full)
    expect(attachMedia(full, mediaId('5'), { most: 6 }).mediaIds).toHaveLength(5)
    expect(attachMedia(draft({ mediaIds: [one] }), one).mediaIds).toEqual([one])
  },
)

test('returns upload progress in whole percent', { tags: ['UPL-05'] }, () => {
  expect(getUploadPercent(1, 3)).toBe(33)
  expect(getUploadPercent(2, 3)).toBe(67)
  expect(getUploadPercent(5, 0)).toBe(0)
  expect(getUploadPercent(0, 0)).toBe(0)
  expect(getUploadPercent(5, 4)).toBe(100)
})

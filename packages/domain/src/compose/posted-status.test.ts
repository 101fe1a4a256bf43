import { describe, expect, test } from 'vitest'
import { mediaId, statusId } from '../entities/index.ts'
import {
  canSubmit,
  type Draft,
  createEmptyDraft,
  hasLocalOnlyMark,
  getMoreRestrictive,
  toPostedStatus,
  toPostedText,
  toVisibility,
} from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})
const media = { mediaIds: [mediaId('1')] }

describe('canSubmit', () => {
  test('requires text or media', { tags: ['CMP-07'] }, () => {
    expect(canSubmit(draft())).toBe(false)
    expect(canSubmit(draft({ text: ' \n ' }))).toBe(false)
    expect(canSubmit(draft({ text: 'hi' }))).toBe(true)
    expect(canSubmit(draft(media))).toBe(true)
  })

  test('rejects a draft that has only a content warning', { tags: ['CMP-07'] }, () => {
    expect(canSubmit(draft({ spoiler: true, spoilerText: 'cw' }))).toBe(false)
  })

  test('rejects a draft that is too long', { tags: ['CMP-09'] }, () => {
    expect(canSubmit(draft({ text: 'x'.repeat(500) }))).toBe(true)
    expect(canSubmit(draft({ text: 'x'.repeat(501) }))).toBe(false)
    expect(canSubmit(draft({ text: 'x'.repeat(501) }), { max_toot_chars: 501 })).toBe(true)
  })

  test.each(['isSubmitting', 'isUploading', 'isChangingUpload'])(
    'rejects a draft while %s',
    { tags: ['CMP-08'] },
    (busy) => {
      expect(canSubmit(draft({ text: 'hi' }), undefined, { [busy]: true })).toBe(false)
    },
  )
})

test('sends the language of a draft, and none when the server decides', { tags: ['BY-08'] }, () => {
  expect(toPostedStatus(draft({ text: 'hallo', language: 'nl' })).language).toBe('nl')
  expect(toPostedStatus(draft({ text: 'hallo' }))).not.toHaveProperty('language')
})

describe('toPostedText', () => {
  test.each([
    ['hi', 'hi👁️'],
    ['see https://a.b', 'see https://a.b 👁️'],
    ['hi @bob', 'hi @bob 👁️'],
    ['hi @bob@far.example', 'hi @bob@far.example 👁️'],
    ['#cats', '#cats 👁️'],
    ['see https://a.b.', 'see https://a.b.👁️'],
    ['', '👁️'],
    ['done 👁️', 'done 👁️'],
  ])(
    'converts the text of the local-only draft "%s" to "%s"',
    { tags: ['CMP-14', 'CMP-42'] },
    (text, posted) => {
      expect(toPostedText({ text, localOnly: true })).toBe(posted)
    },
  )

  test('keeps the text of other drafts', { tags: ['CMP-14'] }, () => {
    expect(toPostedText({ text: 'hi', localOnly: false })).toBe('hi')
  })

  test(
    'recognises the local-only mark with and without its variation selector',
    { tags: ['CMP-26'] },
    () => {
      expect(hasLocalOnlyMark('x 👁️')).toBe(true)
      expect(hasLocalOnlyMark('x \u{1F441} ')).toBe(true)
      expect(hasLocalOnlyMark('x 👁️ \n')).toBe(true)
      expect(hasLocalOnlyMark('x👁️')).toBe(true)
      expect(hasLocalOnlyMark('👁️ x')).toBe(false)
    },
  )
})

describe('toPostedStatus', () => {
  test('includes the whole draft', { tags: ['OVR-04'] }, () => {
    const whole = draft({
      text: 'hi',
      inReplyTo: statusId('7'),
      privacy: 'unlisted',
      sensitive: true,
      ...media,
    })

    expect(toPostedStatus(whole)).toEqual({
      status: 'hi',
      in_reply_to_id: '7',
      media_ids: ['1'],
      sensitive: true,
      spoiler_text: '',
      visibility: 'unlisted',
    })
  })

  test(
    'marks a post with a content warning as sensitive, also without media',
    { tags: ['CMP-15'] },
    () => {
      const warned = draft({ text: 'hi', spoiler: true, spoilerText: 'x' })

      expect(toPostedStatus(warned)).toMatchObject({ sensitive: true, spoiler_text: 'x' })
      expect(toPostedStatus(draft({ text: 'hi', spoiler: true })).sensitive).toBe(false)
    },
  )

  test('sends no content warning when the field is hidden', { tags: ['CMP-16'] }, () => {
    const hidden = draft({ text: 'hi', spoilerText: 'x' })

    expect(toPostedStatus(hidden)).toMatchObject({ sensitive: false, spoiler_text: '' })
    expect(toPostedStatus(hidden, true)).toMatchObject({ sensitive: true, spoiler_text: 'x' })
  })
})

describe('visibility', () => {
  test(
    'sorts from public through unlisted and followers-only to direct',
    { tags: ['CMP-21'] },
    () => {
      const order = ['public', 'unlisted', 'private', 'direct'] as const

      for (const [index, visibility] of order.entries()) {
        for (const other of order.slice(index)) {
          expect(getMoreRestrictive(visibility, other)).toBe(other)
          expect(getMoreRestrictive(other, visibility)).toBe(other)
        }
      }
    },
  )

  test('falls back to public for an unknown value', { tags: ['CMP-02', 'CMP-21'] }, () => {
    expect(toVisibility('private')).toBe('private')
    expect(toVisibility('limited')).toBe('public')
    expect(toVisibility(undefined)).toBe('public')
  })

  test(
    'creates a public draft unless the account’s default is different',
    { tags: ['CMP-01', 'CMP-02'] },
    () => {
      expect(createEmptyDraft({ idempotencyKey: 'k' })).toEqual({
        text: '',
        spoiler: false,
        spoilerText: '',
        sensitive: false,
        privacy: 'public',
        inReplyTo: null,
        mediaIds: [],
        poll: null,
        language: null,
        localOnly: false,
        threaded: false,
        idempotencyKey: 'k',
      })
      expect(createEmptyDraft({ idempotencyKey: 'k', privacy: 'private' }).privacy).toBe('private')
    },
  )
})

import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import {
  startReplyDraft,
  createEmptyDraft,
  getDefaultPrefix,
  type Draft,
  type ReplyDraft,
} from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft({ idempotencyKey: 'k' }),
  ...patch,
})
const reply = (patch: Partial<ReplyDraft> = {}): ReplyDraft => ({
  text: '@bo ',
  spoiler: false,
  spoilerText: '',
  privacy: 'public',
  inReplyTo: statusId('5'),
  language: null,
  localOnly: false,
  ...patch,
})
const NOTHING = getDefaultPrefix('public')

test('puts the typed text after the mentions of the new reply', { tags: ['CMP-24'] }, () => {
  expect(startReplyDraft(draft({ text: 'hello' }), reply(), NOTHING).text).toBe('@bo hello')
  const given = { ...NOTHING, text: '@ada @cy ' }
  expect(startReplyDraft(draft({ text: '@ada @cy hello' }), reply(), given).text).toBe('@bo hello')
  expect(startReplyDraft(draft({ text: '@cy hello' }), reply(), given).text).toBe('@bo hello')
})

test(
  'keeps a content warning that the user wrote and removes one from an earlier reply',
  { tags: ['CMP-25'] },
  () => {
    const own = draft({ spoiler: true, spoilerText: 'knees' })

    expect(
      startReplyDraft(own, reply({ spoiler: true, spoilerText: 're: food' }), NOTHING),
    ).toMatchObject({
      spoiler: true,
      spoilerText: 'knees',
    })
    const given = { ...NOTHING, spoilerText: 'knees' }
    expect(startReplyDraft(own, reply(), given)).toMatchObject({ spoiler: false, spoilerText: '' })
    const empty = draft({ spoiler: true, spoilerText: ' ' })
    expect(startReplyDraft(empty, reply(), NOTHING)).toMatchObject({
      spoiler: false,
      spoilerText: '',
    })
  },
)

test('does not widen a visibility that the user chose', { tags: ['CMP-22'] }, () => {
  const direct = draft({ privacy: 'direct' })

  expect(startReplyDraft(direct, reply(), NOTHING).privacy).toBe('direct')
  expect(startReplyDraft(direct, reply(), { ...NOTHING, privacy: 'direct' }).privacy).toBe('public')
  const wide = draft({ privacy: 'public' })
  const given = { ...NOTHING, privacy: 'private' } as const
  expect(startReplyDraft(wide, reply({ privacy: 'unlisted' }), given).privacy).toBe('unlisted')
})

test('keeps local-only if the user chose it', { tags: ['CMP-26'] }, () => {
  const local = draft({ localOnly: true })

  expect(startReplyDraft(local, reply(), NOTHING).localOnly).toBe(true)
  expect(startReplyDraft(local, reply(), { ...NOTHING, localOnly: true }).localOnly).toBe(false)
  expect(startReplyDraft(draft(), reply({ localOnly: true }), NOTHING).localOnly).toBe(true)
})

test(
  'takes over the language of the replied-to post unless the user chose one',
  { tags: ['BY-08'] },
  () => {
    const dutch = draft({ language: 'nl' })

    expect(startReplyDraft(draft(), reply({ language: 'de' }), NOTHING).language).toBe('de')
    expect(startReplyDraft(dutch, reply({ language: 'de' }), NOTHING).language).toBe('nl')
    const given = { ...NOTHING, language: 'nl' }
    expect(startReplyDraft(dutch, reply({ language: 'de' }), given).language).toBe('de')
    expect(startReplyDraft(dutch, reply(), given).language).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { statusId } from '../entities/index.ts'
import { beginAnswer, emptyDraft, givenByDefault, type Draft, type ReplyDraft } from './index.ts'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ idempotencyKey: 'k' }),
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
const NOTHING = givenByDefault('public')

test('what was typed stands behind the names of the new answer', { tags: ['CMP-24'] }, () => {
  expect(beginAnswer(draft({ text: 'hello' }), reply(), NOTHING).text).toBe('@bo hello')
  const given = { ...NOTHING, text: '@ada @cy ' }
  expect(beginAnswer(draft({ text: '@ada @cy hello' }), reply(), given).text).toBe('@bo hello')
  expect(beginAnswer(draft({ text: '@cy hello' }), reply(), given).text).toBe('@bo hello')
})

test(
  'a warning that was written by hand stays, one that a reply brought goes',
  { tags: ['CMP-25'] },
  () => {
    const own = draft({ spoiler: true, spoilerText: 'knees' })

    expect(
      beginAnswer(own, reply({ spoiler: true, spoilerText: 're: food' }), NOTHING),
    ).toMatchObject({
      spoiler: true,
      spoilerText: 'knees',
    })
    const given = { ...NOTHING, spoilerText: 'knees' }
    expect(beginAnswer(own, reply(), given)).toMatchObject({ spoiler: false, spoilerText: '' })
    const empty = draft({ spoiler: true, spoilerText: ' ' })
    expect(beginAnswer(empty, reply(), NOTHING)).toMatchObject({ spoiler: false, spoilerText: '' })
  },
)

test(
  'who was chosen to read it is not widened by answering; what a reply had narrowed is',
  { tags: ['CMP-22'] },
  () => {
    const direct = draft({ privacy: 'direct' })

    expect(beginAnswer(direct, reply(), NOTHING).privacy).toBe('direct')
    expect(beginAnswer(direct, reply(), { ...NOTHING, privacy: 'direct' }).privacy).toBe('public')
    const wide = draft({ privacy: 'public' })
    const given = { ...NOTHING, privacy: 'private' } as const
    expect(beginAnswer(wide, reply({ privacy: 'unlisted' }), given).privacy).toBe('unlisted')
  },
)

test('local-only stays where it was chosen', { tags: ['CMP-26'] }, () => {
  const local = draft({ localOnly: true })

  expect(beginAnswer(local, reply(), NOTHING).localOnly).toBe(true)
  expect(beginAnswer(local, reply(), { ...NOTHING, localOnly: true }).localOnly).toBe(false)
  expect(beginAnswer(draft(), reply({ localOnly: true }), NOTHING).localOnly).toBe(true)
})

test(
  'takes over the language of the answered post, unless the writer chose one',
  { tags: ['BY-08'] },
  () => {
    const dutch = draft({ language: 'nl' })

    expect(beginAnswer(draft(), reply({ language: 'de' }), NOTHING).language).toBe('de')
    expect(beginAnswer(dutch, reply({ language: 'de' }), NOTHING).language).toBe('nl')
    const given = { ...NOTHING, language: 'nl' }
    expect(beginAnswer(dutch, reply({ language: 'de' }), given).language).toBe('de')
    expect(beginAnswer(dutch, reply(), given).language).toBeNull()
  },
)

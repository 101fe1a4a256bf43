import { expect, test } from 'vitest'
import { adaptDraft, type NextAuthorTraits } from './adapt-draft.ts'
import { createEmptyDraft, type Draft } from './draft.ts'
import { EMPTY_POLL } from './poll-draft.ts'

const FROM = { defaultPrivacy: 'public', emojis: new Set(['blobcat', 'teapot']) } as const

function adapt(draft: Partial<Draft>, to: Partial<NextAuthorTraits> = {}) {
  return adaptDraft({ ...createEmptyDraft({ idempotencyKey: 'k' }), ...draft }, FROM, {
    defaultPrivacy: 'unlisted',
    emojis: new Set(['teapot']),
    limits: { max_toot_chars: 500 },
    hasPolls: true,
    hasLocalOnly: true,
    ...to,
  })
}

test('keeps what was typed and chosen', { tags: ['BY-02', 'BY-37'] }, () => {
  const draft = {
    text: 'Fog until noon',
    spoiler: true,
    spoilerText: 'weather',
    sensitive: true,
    poll: EMPTY_POLL,
    language: 'de',
    localOnly: true,
    threaded: true,
  }

  const { adapted, losses } = adapt(draft)

  expect(adapted).toEqual({ ...draft, privacy: 'unlisted' })
  expect(losses).toEqual({ poll: false, localOnly: false, emojis: [], excess: 0 })
})

test.each([
  ['public', 'unlisted'],
  ['unlisted', 'unlisted'],
  ['private', 'private'],
  ['direct', 'direct'],
] as const)(
  'posts a draft that is %s as %s: only the default changes',
  { tags: ['BY-37'] },
  (privacy, expected) => {
    expect(adapt({ privacy }).adapted.privacy).toBe(expected)
  },
)

test('leaves out what the other server does not support', { tags: ['BY-37'] }, () => {
  const { adapted, losses } = adapt(
    { poll: EMPTY_POLL, localOnly: true },
    { hasPolls: false, hasLocalOnly: false },
  )

  expect(adapted).toMatchObject({ poll: null, localOnly: false })
  expect(losses).toMatchObject({ poll: true, localOnly: true })
})

test('counts what is above the limit of the other server', { tags: ['BY-37'] }, () => {
  const { adapted, losses } = adapt(
    { text: 'x'.repeat(510), spoiler: true, spoilerText: 'abc' },
    { limits: { max_toot_chars: 500 } },
  )

  expect(losses.excess).toBe(13)
  expect(adapted.text).toHaveLength(510)
})

test('names the emojis that only the former server has, each once', { tags: ['BY-37'] }, () => {
  const text = ':blobcat: :teapot: 12:30:45 :unheard: :blobcat:'

  expect(adapt({ text }).losses.emojis).toEqual(['blobcat'])
  expect(adapt({ text }, { emojis: null }).losses.emojis).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { StatusSummary } from '../activity-planner.ts'
import { buildSeedData } from '../build-seed-data.ts'
import { createSeededRandom } from '../random.ts'
import { getAcct } from '../seed-data.ts'
import { createActivityPlanner } from './create-activity-planner.ts'

const now = new Date('2026-03-14T19:30:00Z')
const seedData = buildSeedData({ seed: 'colonnade', now })
const accts = new Set(seedData.accounts.map(getAcct))
const createPlanner = (seed = 'life') =>
  createActivityPlanner({ seedData, random: createSeededRandom(seed) })

const createSummary = (given: Partial<StatusSummary>): StatusSummary => ({
  author: 'mira',
  text: 'A quiet evening.',
  spoilerText: '',
  language: 'en',
  visibility: 'public',
  mediaCount: 0,
  hasPoll: false,
  ...given,
})

describe('planPost', () => {
  const planner = createPlanner()
  const posts = Array.from({ length: 600 }, () => planner.planPost(now)).filter(
    (post) => post !== null,
  )
  const texts = posts.filter(({ boostOf }) => boostOf === null).map(({ text }) => text)

  test('always returns a post', () => {
    expect(posts).toHaveLength(600)
  })

  test('does not repeat a text of an earlier post or of the seed data', () => {
    const before = new Set(seedData.statuses.map(({ text }) => text))

    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => before.has(text))).toEqual([])
  })

  test('never posts as the owner', () => {
    expect(posts.filter(({ author }) => author === seedData.owner)).toEqual([])
  })

  test('uses only existing authors and targets', () => {
    const keys = new Set(seedData.statuses.map(({ key }) => key))
    const targets = posts.flatMap(({ inReplyTo, boostOf }) => inReplyTo ?? boostOf ?? [])

    expect(posts.filter(({ author }) => !accts.has(author))).toEqual([])
    expect(targets.length).toBeGreaterThan(60)
    expect(targets.filter((key) => !keys.has(key))).toEqual([])
  })

  test('includes many languages, pictures, boosts and replies', () => {
    expect(new Set(posts.map(({ language }) => language)).size).toBeGreaterThan(10)
    expect(posts.some(({ media }) => media.length > 0)).toBe(true)
    expect(posts.some(({ boostOf }) => boostOf !== null)).toBe(true)
    expect(posts.some(({ inReplyTo }) => inReplyTo !== null)).toBe(true)
  })
})

test('returns the same plan for the same random source', () => {
  const first = createPlanner()
  const second = createPlanner()
  const takePosts = (planner: typeof first) =>
    Array.from({ length: 40 }, () => planner.planPost(now))

  expect(takePosts(first)).toEqual(takePosts(second))
})

test('plans one or two replies to a public post, one after the other', () => {
  const answers = createPlanner().planReplies(createSummary({ text: 'What shall I plant?' }))

  expect([1, 2]).toContain(answers.length)
  expect(answers.every(({ text }) => text.startsWith('@mira '))).toBe(true)
  expect(answers.map(({ delay }) => delay)).toEqual(
    answers.map(({ delay }) => delay).toSorted((a, b) => a - b),
  )
  expect(new Set(answers.map(({ author }) => author)).size).toBe(answers.length)
})

test('replies with the visibility of the original post', () => {
  const answers = createPlanner().planReplies(createSummary({ visibility: 'private' }))

  expect(answers.map(({ visibility }) => visibility)).toEqual(['private'])
})

test('replies to a direct post only as mentioned accounts', () => {
  const planner = createPlanner()

  expect(
    planner.planReplies(createSummary({ visibility: 'direct', text: 'Only a note.' })),
  ).toEqual([])
  const answers = planner.planReplies(
    createSummary({
      visibility: 'direct',
      text: '@lena@sternwarte.example are you up? @tomas too.',
    }),
  )
  expect(answers.map(({ author }) => author)).toEqual(['lena@sternwarte.example', 'tomas'])
})

test('replies as the mentioned accounts', () => {
  const [first] = createPlanner().planReplies(
    createSummary({ text: '@jun@kōbe.example, seen the finale?' }),
  )

  expect(first?.author).toBe('jun@kōbe.example')
})

test.each([
  ['Guten Morgen, ich bin neu hier und das ist schön.', 'de'],
  ['שלום, מה שלומכם?', 'he'],
  ['السلام عليكم', 'ar'],
  ['今日はいい天気ですね', 'ja'],
  ['今天云很低', 'zh'],
  ['안녕하세요', 'ko'],
  ['Добрий день', 'uk'],
  ['Hola, ¿qué hacéis hoy?', 'es'],
  ['Bonjour, c’est très beau', 'fr'],
])('replies to %s in its language when the post declares English', (text, language) => {
  const answers = createPlanner().planReplies(createSummary({ text, language: 'en' }))

  expect(answers.length).toBeGreaterThan(0)
  expect(answers.every((answer) => answer.language === language)).toBe(true)
})

test('replies in English when no account speaks the language', () => {
  const [answer] = createPlanner().planReplies(
    createSummary({ text: 'Hyvää huomenta kaikille', language: 'fi' }),
  )

  expect(answer?.language).toBe('en')
})

test('replies by the account of a topic when the post names it', () => {
  const [answer] = createPlanner().planReplies(createSummary({ text: 'My first sourdough bread!' }))

  expect(answer?.author).toBe('oskar')
})

test('plans favourites by several accounts, and boosts only where visibility allows', () => {
  const planner = createPlanner()
  const reactions = planner.planReactions(createSummary({}))
  const hidden = Array.from({ length: 30 }, () =>
    planner.planReactions(createSummary({ visibility: 'private' })),
  )

  expect(reactions.filter(({ kind }) => kind === 'favourite').length).toBeGreaterThan(1)
  expect(reactions.every(({ acct }) => acct !== 'mira' && accts.has(acct))).toBe(true)
  expect(hidden.flat().filter(({ kind }) => kind === 'boost')).toEqual([])
})

test('plans one follow of the owner for each account that does not follow her', () => {
  const planner = createPlanner()
  const before = new Set(
    seedData.follows
      .filter(({ followed }) => followed === seedData.owner)
      .map(({ follower }) => follower),
  )
  const follows = Array.from({ length: 30 }, () => planner.planFollow()).filter(
    (one) => one !== null,
  )

  expect(follows.length).toBeGreaterThan(5)
  expect(new Set(follows.map(({ follower }) => follower)).size).toBe(follows.length)
  expect(follows.filter(({ follower }) => before.has(follower))).toEqual([])
})

test('has enough reserved posts for several hours', async () => {
  const { PEOPLE } = await import('../data-files.ts')

  expect(PEOPLE.flatMap(({ reserve }) => reserve).length).toBeGreaterThanOrEqual(150)
})

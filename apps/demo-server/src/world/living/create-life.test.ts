import { describe, expect, test } from 'vitest'
import { buildWorld } from '../build-world.ts'
import type { SeenStatus } from '../life.ts'
import { seededRandom } from '../seeded.ts'
import { acctOf } from '../world.ts'
import { createLife } from './create-life.ts'

const now = new Date('2026-03-14T19:30:00Z')
const world = buildWorld({ seed: 'colonnade', now })
const accts = new Set(world.accounts.map(acctOf))
const begin = (seed = 'life') => createLife({ world, random: seededRandom(seed) })

const seen = (given: Partial<SeenStatus>): SeenStatus => ({
  author: 'mira',
  text: 'A quiet evening.',
  spoilerText: '',
  language: 'en',
  visibility: 'public',
  mediaCount: 0,
  hasPoll: false,
  ...given,
})

describe('what people post while life goes on', () => {
  const life = begin()
  const posts = Array.from({ length: 600 }, () => life.nextPost(now)).filter(
    (post) => post !== null,
  )
  const texts = posts.filter(({ boostOf }) => boostOf === null).map(({ text }) => text)

  test('there is always something next', () => {
    expect(posts).toHaveLength(600)
  })

  test('nothing is said twice, nor what the world has said before', () => {
    const before = new Set(world.statuses.map(({ text }) => text))

    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => before.has(text))).toEqual([])
  })

  test('nobody speaks for the owner', () => {
    expect(posts.filter(({ author }) => author === world.owner)).toEqual([])
  })

  test('authors and targets exist', () => {
    const keys = new Set(world.statuses.map(({ key }) => key))
    const targets = posts.flatMap(({ inReplyTo, boostOf }) => inReplyTo ?? boostOf ?? [])

    expect(posts.filter(({ author }) => !accts.has(author))).toEqual([])
    expect(targets.length).toBeGreaterThan(60)
    expect(targets.filter((key) => !keys.has(key))).toEqual([])
  })

  test('many languages, pictures, boosts and answers occur', () => {
    expect(new Set(posts.map(({ language }) => language)).size).toBeGreaterThan(10)
    expect(posts.some(({ media }) => media.length > 0)).toBe(true)
    expect(posts.some(({ boostOf }) => boostOf !== null)).toBe(true)
    expect(posts.some(({ inReplyTo }) => inReplyTo !== null)).toBe(true)
  })
})

test('the same random source gives the same life', () => {
  const first = begin()
  const second = begin()
  const take = (life: typeof first) => Array.from({ length: 40 }, () => life.nextPost(now))

  expect(take(first)).toEqual(take(second))
})

test('a public post gets one or two answers, one after the other', () => {
  const answers = begin().answerTo(seen({ text: 'What shall I plant?' }))

  expect([1, 2]).toContain(answers.length)
  expect(answers.every(({ text }) => text.startsWith('@mira '))).toBe(true)
  expect(answers.map(({ delay }) => delay)).toEqual(
    answers.map(({ delay }) => delay).toSorted((a, b) => a - b),
  )
  expect(new Set(answers.map(({ author }) => author)).size).toBe(answers.length)
})

test('an answer is as private as what it answers', () => {
  const answers = begin().answerTo(seen({ visibility: 'private' }))

  expect(answers.map(({ visibility }) => visibility)).toEqual(['private'])
})

test('a direct post is answered by those it names and by nobody else', () => {
  const life = begin()

  expect(life.answerTo(seen({ visibility: 'direct', text: 'Only a note.' }))).toEqual([])
  const answers = life.answerTo(
    seen({ visibility: 'direct', text: '@lena@sternwarte.example are you up? @tomas too.' }),
  )
  expect(answers.map(({ author }) => author)).toEqual(['lena@sternwarte.example', 'tomas'])
})

test('those who are spoken to answer', () => {
  const [first] = begin().answerTo(seen({ text: '@jun@kōbe.example, seen the finale?' }))

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
])('%s is answered in its language even where the composer says English', (text, language) => {
  const answers = begin().answerTo(seen({ text, language: 'en' }))

  expect(answers.length).toBeGreaterThan(0)
  expect(answers.every((answer) => answer.language === language)).toBe(true)
})

test('a language that nobody speaks is answered in English', () => {
  const [answer] = begin().answerTo(seen({ text: 'Hyvää huomenta kaikille', language: 'fi' }))

  expect(answer?.language).toBe('en')
})

test('a word about bread brings the baker', () => {
  const [answer] = begin().answerTo(seen({ text: 'My first sourdough bread!' }))

  expect(answer?.author).toBe('oskar')
})

test('favourites come from several others, boosts only where they are allowed', () => {
  const life = begin()
  const reactions = life.reactionTo(seen({}))
  const hidden = Array.from({ length: 30 }, () => life.reactionTo(seen({ visibility: 'private' })))

  expect(reactions.filter(({ kind }) => kind === 'favourite').length).toBeGreaterThan(1)
  expect(reactions.every(({ acct }) => acct !== 'mira' && accts.has(acct))).toBe(true)
  expect(hidden.flat().filter(({ kind }) => kind === 'boost')).toEqual([])
})

test('everybody who did not follow the owner does so once', () => {
  const life = begin()
  const before = new Set(
    world.follows
      .filter(({ followed }) => followed === world.owner)
      .map(({ follower }) => follower),
  )
  const follows = Array.from({ length: 30 }, () => life.nextFollow()).filter((one) => one !== null)

  expect(follows.length).toBeGreaterThan(5)
  expect(new Set(follows.map(({ follower }) => follower)).size).toBe(follows.length)
  expect(follows.filter(({ follower }) => before.has(follower))).toEqual([])
})

test('the reserve is large enough for an evening', async () => {
  const { PEOPLE } = await import('../data.ts')

  expect(PEOPLE.flatMap(({ reserve }) => reserve).length).toBeGreaterThanOrEqual(150)
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Written } from './authoring.ts'
import { buildWorld } from './build-world.ts'
import { isComposed } from './compose-series.ts'
import { BLURHASHES, FILMS, PEOPLE } from './data.ts'
import { dataFolder } from './schema.ts'
import { acctOf } from './world.ts'

const now = new Date('2026-03-14T19:30:00Z')
const world = buildWorld({ seed: 'colonnade', now })
const accts = new Set(world.accounts.map(acctOf))
const byKey = new Map(world.statuses.map((status) => [status.key, status]))
const originals = world.statuses.filter(({ boostOf }) => boostOf === null)
const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length

test('the same seed and time give the same world', () => {
  expect(buildWorld({ seed: 'colonnade', now })).toEqual(world)
})

test('another seed gives another world of the same people', () => {
  const other = buildWorld({ seed: 'elsewhere', now })

  expect(other.accounts).toEqual(world.accounts)
  expect(other.statuses.map(({ key }) => key)).not.toEqual(world.statuses.map(({ key }) => key))
})

test('40 people live on a dozen servers, ten of them here', () => {
  const domains = new Set(world.accounts.map(({ domain }) => domain))

  expect(world.accounts.length).toBeGreaterThanOrEqual(40)
  expect(domains.size).toBeGreaterThanOrEqual(12)
  expect(world.accounts.filter(({ domain }) => domain === null).length).toBeGreaterThanOrEqual(10)
  expect(world.accounts.some(({ username, domain }) => username === world.owner && !domain)).toBe(
    true,
  )
})

test('remote servers are names that nobody can own', () => {
  const domains = world.accounts.flatMap(({ domain }) => domain ?? [])

  expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([])
})

test('one name is forty emoji', () => {
  const segments = world.accounts.map(({ displayName }) => displayName).filter(isOnlyEmoji)

  expect(segments.map(graphemes)).toEqual([40])
})

const isOnlyEmoji = (text: string) =>
  /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text)

test('3,000 statuses and two that few see, oldest first, the newest less than a minute old', () => {
  const moments = world.statuses.map(({ at }) => at.getTime())

  expect(moments).toHaveLength(3002)
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(now.getTime() - (moments.at(-1) ?? 0)).toBeLessThan(60_000)
  expect(Math.max(...moments)).toBeLessThan(now.getTime())
})

test('more than 450 are written by hand, most of the newest 300 among them', () => {
  const written = originals.filter((status) => !isComposed(status.key))
  const newest = world.statuses.slice(-300).filter((status) => !isComposed(status.key))

  expect(written.length).toBeGreaterThan(450)
  expect(newest.length).toBeGreaterThan(230)
})

test('nothing is said twice', () => {
  const texts = originals.map(({ text }) => text)

  expect(new Set(texts).size).toBe(texts.length)
})

test('no status is longer than the instance allows', () => {
  const tooLong = originals.filter(({ text, spoilerText }) => graphemes(text + spoilerText) > 490)

  expect(tooLong.map(({ key, text }) => [key, graphemes(text)])).toEqual([])
})

test('every slot of a composed text is filled', () => {
  expect(originals.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([])
})

test('answers and boosts name statuses that are older than themselves', () => {
  const wrong = world.statuses.filter(({ inReplyTo, boostOf, at }) => {
    const key = inReplyTo ?? boostOf
    const target = key === null ? undefined : byKey.get(key)
    return key !== null && (target === undefined || target.at > at)
  })

  expect(wrong).toEqual([])
})

test('nobody boosts the same status twice, their own, or a hidden one', () => {
  const boosts = world.statuses.filter(({ boostOf }) => boostOf !== null)
  const marks = boosts.map(({ author, boostOf }) => `${author} ${boostOf}`)
  const wrong = boosts.filter(({ author, boostOf }) => {
    const target = byKey.get(boostOf ?? '')
    return target?.author === author || target?.visibility === 'private'
  })

  expect(new Set(marks).size).toBe(marks.length)
  expect(wrong).toEqual([])
  expect(boosts.length).toBeGreaterThan(100)
})

test('every mention, author, follow, list member and reaction is somebody of this world', () => {
  const mentions = originals.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w@/.])@([a-z]+(?:@[\p{L}.-]+\.example)?)/gu)].map(([, acct]) => acct),
  )
  const named = [
    ...mentions,
    ...world.statuses.map(({ author }) => author),
    ...world.follows.flatMap(({ follower, followed }) => [follower, followed]),
    ...world.lists.flatMap(({ owner, members }) => [owner, ...members]),
    ...world.reactions.favourites.map(({ acct }) => acct),
    ...world.reactions.bookmarks.map(({ acct }) => acct),
  ]

  expect(mentions.length).toBeGreaterThan(150)
  expect([...new Set(named.filter((acct) => !accts.has(acct ?? '')))]).toEqual([])
})

test('every reaction belongs to a status and is younger than it', () => {
  const all = [...world.reactions.favourites, ...world.reactions.bookmarks]
  const wrong = all.filter(({ statusKey, at }) => {
    const status = byKey.get(statusKey)
    return status === undefined || status.at >= at || at > now
  })

  expect(wrong).toEqual([])
})

test.each(['en', 'de', 'fr', 'es', 'pt', 'sv', 'ja', 'zh', 'ko', 'ar', 'he', 'fa', 'uk'])(
  'people write in %s',
  (language) => {
    expect(originals.filter((status) => status.language === language).length).toBeGreaterThan(4)
  },
)

test('nearly every picture is described, and a few are not', () => {
  const media = originals.flatMap(({ media }) => media)
  const bare = media.filter(({ description }) => description === '')

  expect(media.length).toBeGreaterThan(300)
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.length / media.length).toBeLessThan(0.1)
})

test('galleries of one to four pictures, a film with sound and a silent loop', () => {
  const sizes = new Set(originals.map(({ media }) => media.length))
  const types = new Set(originals.flatMap(({ media }) => media.map(({ type }) => type)))

  expect([...sizes].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  expect([...types].toSorted()).toEqual(['gifv', 'image', 'video'])
})

/** The names of all pictures, films and card pictures in what people write. */
function namesIn({ pics = [], card, answers = [] }: Omit<Written, 'text'>): readonly string[] {
  const image = card?.image
  const own = [...pics.map(({ art }) => art), ...(image === undefined ? [] : [image])]
  return [...own, ...answers.flatMap(namesIn)]
}

test('all artwork is there and has a blurhash, and there is no other', () => {
  const used = PEOPLE.flatMap(({ posts, reserve, series }) =>
    [...posts, ...reserve, ...series].flatMap(namesIn),
  )
  const faces = world.accounts.flatMap(({ avatar, header }) => [avatar, header])
  const emojis = world.emojis.map(({ artwork }) => artwork)
  const shown = new Set([...used, ...faces, ...emojis])
  const pictures = readdirSync(join(dataFolder, 'pictures')).map((file) => file.replace('.svg', ''))
  const missing = [...shown].filter((name) => !(name in FILMS) && !pictures.includes(name))
  const films = Object.values(FILMS).flatMap(({ file, preview }) => [file, preview])

  expect(used.filter((name) => !(name in BLURHASHES))).toEqual([])
  expect(missing).toEqual([])
  expect(pictures.filter((name) => !shown.has(name))).toEqual(['avatar'])
  expect(films.filter((file) => !existsSync(join(dataFolder, 'films', file)))).toEqual([])
})

test('every emoji that is written exists', () => {
  const known = new Set(world.emojis.map(({ shortcode }) => shortcode))
  const written = [
    ...originals.map(({ text }) => text),
    ...world.accounts.flatMap(({ displayName, note }) => [displayName, note]),
  ].flatMap((text) => [...text.matchAll(/:([a-z_]+):/g)].map(([, code = '']) => code))

  expect(known.size).toBeGreaterThanOrEqual(16)
  expect([...new Set(written)].filter((code) => !known.has(code))).toEqual([])
})

test('polls are open, over, single and multiple', () => {
  const polls = originals.flatMap(({ poll }) => poll ?? [])

  expect(polls.some(({ expiresAt }) => expiresAt > now)).toBe(true)
  expect(polls.some(({ expiresAt }) => expiresAt <= now)).toBe(true)
  expect(new Set(polls.map(({ multiple }) => multiple)).size).toBe(2)
})

test('warnings, covered media, cards and all four visibilities occur', () => {
  expect(originals.some(({ spoilerText }) => spoilerText !== '')).toBe(true)
  expect(originals.some(({ sensitive, media }) => sensitive && media.length > 0)).toBe(true)
  expect(originals.some(({ card }) => card !== null && card.image !== null)).toBe(true)
  expect([...new Set(originals.map(({ visibility }) => visibility))].toSorted()).toEqual([
    'direct',
    'private',
    'public',
    'unlisted',
  ])
})

test('a direct status is for the owner or by her', () => {
  const direct = originals.filter(({ visibility }) => visibility === 'direct')
  const strangers = direct.filter(
    ({ author, text }) => author !== world.owner && !/@mira\b/.test(text),
  )

  expect(strangers).toEqual([])
})

test.each(['colonnade', 'elsewhere', 'third'])('the owner of %s hears of everything', (seed) => {
  const world = buildWorld({ seed, now })
  const originals = world.statuses.filter(({ boostOf }) => boostOf === null)
  const own = new Set(
    originals.filter(({ author }) => author === world.owner).map(({ key }) => key),
  )
  const favourites = world.reactions.favourites.filter(({ statusKey }) => own.has(statusKey))
  const boosts = world.statuses.filter(({ boostOf }) => boostOf !== null && own.has(boostOf))
  const mentions = originals.filter(({ text }) => /@mira\b/.test(text))
  const follows = world.follows.filter(({ followed }) => followed === world.owner)

  expect(favourites.length).toBeGreaterThan(50)
  expect(boosts.length).toBeGreaterThan(9)
  expect(mentions.length).toBeGreaterThan(20)
  expect(follows.length).toBeGreaterThan(20)
})

test('the owner follows most people and some are left to discover', () => {
  const followed = world.follows.filter(({ follower }) => follower === world.owner)

  expect(followed.length).toBeGreaterThan(30)
  expect(followed.length).toBeLessThan(world.accounts.length - 1)
})

test('members of lists are people whom the owner follows', () => {
  const followed = new Set(
    world.follows
      .filter(({ follower }) => follower === world.owner)
      .map((follow) => follow.followed),
  )

  expect(world.lists).toHaveLength(2)
  expect(
    world.lists.flatMap(({ members }) => members).filter((acct) => !followed.has(acct)),
  ).toEqual([])
})

test('a world is built within 300 ms of computing', () => {
  const spent = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    buildWorld({ seed: 'fast', now })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })

  // Time on the clock would tell how busy the machine is, not how long this takes.
  expect(Math.min(...spent)).toBeLessThan(300)
})

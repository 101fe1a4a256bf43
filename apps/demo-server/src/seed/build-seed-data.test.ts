import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSeedData, toAccount } from './build-seed-data.ts'
import { isComposed } from './compose-series.ts'
import { BLURHASHES, FILMS, PEOPLE, SECOND_CONFIG } from './data-files.ts'
import type { WrittenPost } from './persona-schema.ts'
import { dataFolder } from './schema.ts'
import { getAcct } from './seed-data.ts'

const now = new Date('2026-03-14T19:30:00Z')
const seedData = buildSeedData({ seed: 'colonnade', now })
const accts = new Set(seedData.accounts.map(getAcct))
const byKey = new Map(seedData.statuses.map((status) => [status.key, status]))
const originals = seedData.statuses.filter(({ boostOf }) => boostOf === null)
const countGraphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length

test('returns the same data for the same seed and time', () => {
  expect(buildSeedData({ seed: 'colonnade', now })).toEqual(seedData)
})

test('returns other posts of the same accounts for another seed', () => {
  const other = buildSeedData({ seed: 'elsewhere', now })

  expect(other.accounts).toEqual(seedData.accounts)
  expect(other.statuses.map(({ key }) => key)).not.toEqual(seedData.statuses.map(({ key }) => key))
})

test('has 40 accounts on a dozen servers, ten of them local', () => {
  const domains = new Set(seedData.accounts.map(({ domain }) => domain))

  expect(seedData.accounts.length).toBeGreaterThanOrEqual(40)
  expect(domains.size).toBeGreaterThanOrEqual(12)
  expect(seedData.accounts.filter(({ domain }) => domain === null).length).toBeGreaterThanOrEqual(
    10,
  )
  expect(
    seedData.accounts.some(({ username, domain }) => username === seedData.owner && !domain),
  ).toBe(true)
})

test('uses only reserved domains for remote servers', () => {
  const domains = seedData.accounts.flatMap(({ domain }) => domain ?? [])

  expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([])
})

test('has one display name of forty emoji', () => {
  const segments = seedData.accounts.map(({ displayName }) => displayName).filter(isOnlyEmoji)

  expect(segments.map(countGraphemes)).toEqual([40])
})

const isOnlyEmoji = (text: string) =>
  /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u.test(text)

test('sorts 3,000 statuses and two of inactive accounts oldest first, the newest under a minute old', () => {
  const moments = seedData.statuses.map(({ at }) => at.getTime())

  expect(moments).toHaveLength(3002)
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(now.getTime() - (moments.at(-1) ?? 0)).toBeLessThan(60_000)
  expect(Math.max(...moments)).toBeLessThan(now.getTime())
})

test('has more than 450 hand-written statuses, and most of the newest 300 are among them', () => {
  const written = originals.filter((status) => !isComposed(status.key))
  const newest = seedData.statuses.slice(-300).filter((status) => !isComposed(status.key))

  expect(written.length).toBeGreaterThan(450)
  expect(newest.length).toBeGreaterThan(230)
})

test('does not repeat a text', () => {
  const texts = originals.map(({ text }) => text)

  expect(new Set(texts).size).toBe(texts.length)
})

test('keeps every status within the server’s character limit', () => {
  const tooLong = originals.filter(
    ({ text, spoilerText }) => countGraphemes(text + spoilerText) > 490,
  )

  expect(tooLong.map(({ key, text }) => [key, countGraphemes(text)])).toEqual([])
})

test('fills every slot of a composed text', () => {
  expect(originals.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([])
})

test('replies to and boosts only older statuses', () => {
  const wrong = seedData.statuses.filter(({ inReplyTo, boostOf, at }) => {
    const key = inReplyTo ?? boostOf
    const target = key === null ? undefined : byKey.get(key)
    return key !== null && (target === undefined || target.at > at)
  })

  expect(wrong).toEqual([])
})

test('does not boost a status twice, an own status or a followers-only status', () => {
  const boosts = seedData.statuses.filter(({ boostOf }) => boostOf !== null)
  const marks = boosts.map(({ author, boostOf }) => `${author} ${boostOf}`)
  const wrong = boosts.filter(({ author, boostOf }) => {
    const target = byKey.get(boostOf ?? '')
    return target?.author === author || target?.visibility === 'private'
  })

  expect(new Set(marks).size).toBe(marks.length)
  expect(wrong).toEqual([])
  expect(boosts.length).toBeGreaterThan(100)
})

test('refers only to existing accounts in mentions, authors, follows, lists and reactions', () => {
  const mentions = originals.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w@/.])@([a-z]+(?:@[\p{L}.-]+\.example)?)/gu)].map(([, acct]) => acct),
  )
  const named = [
    ...mentions,
    ...seedData.statuses.map(({ author }) => author),
    ...seedData.follows.flatMap(({ follower, followed }) => [follower, followed]),
    ...seedData.lists.flatMap(({ owner, members }) => [owner, ...members]),
    ...seedData.reactions.favourites.map(({ acct }) => acct),
    ...seedData.reactions.bookmarks.map(({ acct }) => acct),
  ]

  expect(mentions.length).toBeGreaterThan(150)
  expect([...new Set(named.filter((acct) => !accts.has(acct ?? '')))]).toEqual([])
})

test('dates every reaction after its status', () => {
  const all = [...seedData.reactions.favourites, ...seedData.reactions.bookmarks]
  const wrong = all.filter(({ statusKey, at }) => {
    const status = byKey.get(statusKey)
    return status === undefined || status.at >= at || at > now
  })

  expect(wrong).toEqual([])
})

test.each(['en', 'de', 'fr', 'es', 'pt', 'sv', 'ja', 'zh', 'ko', 'ar', 'he', 'fa', 'uk'])(
  'includes posts in %s',
  (language) => {
    expect(originals.filter((status) => status.language === language).length).toBeGreaterThan(4)
  },
)

test('has alt text for nearly every picture, and leaves it out for a few', () => {
  const media = originals.flatMap(({ media }) => media)
  const bare = media.filter(({ description }) => description === '')

  expect(media.length).toBeGreaterThan(300)
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.length / media.length).toBeLessThan(0.1)
})

test('includes galleries of one to four pictures, a video and a gifv', () => {
  const sizes = new Set(originals.map(({ media }) => media.length))
  const types = new Set(originals.flatMap(({ media }) => media.map(({ type }) => type)))

  expect([...sizes].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  expect([...types].toSorted()).toEqual(['gifv', 'image', 'video'])
})

/** Returns the names of all pictures, films and card images in a post. */
function getPictureNames({
  pics = [],
  card,
  answers = [],
}: Omit<WrittenPost, 'text'>): readonly string[] {
  const image = card?.image
  const own = [...pics.map(({ art }) => art), ...(image === undefined ? [] : [image])]
  return [...own, ...answers.flatMap(getPictureNames)]
}

test('uses every picture file, and every picture exists and has a blurhash', () => {
  const used = [...PEOPLE, ...SECOND_CONFIG.people].flatMap(({ posts, reserve, series }) =>
    [...posts, ...reserve, ...series].flatMap(getPictureNames),
  )
  const people = [...seedData.accounts, ...SECOND_CONFIG.people.map(toAccount)]
  const faces = people.flatMap(({ avatar, header }) => [avatar, header])
  const emojis = seedData.emojis.map(({ artwork }) => artwork)
  const shown = new Set([...used, ...faces, ...emojis])
  const pictures = readdirSync(join(dataFolder, 'pictures')).map((file) => file.replace('.svg', ''))
  const missing = [...shown].filter((name) => !(name in FILMS) && !pictures.includes(name))
  const films = Object.values(FILMS).flatMap(({ file, preview }) => [file, preview])

  expect(used.filter((name) => !(name in BLURHASHES))).toEqual([])
  expect(missing).toEqual([])
  expect(pictures.filter((name) => !shown.has(name))).toEqual(['avatar'])
  expect(films.filter((file) => !existsSync(join(dataFolder, 'films', file)))).toEqual([])
})

test('uses only existing custom emoji', () => {
  const known = new Set(seedData.emojis.map(({ shortcode }) => shortcode))
  const written = [
    ...originals.map(({ text }) => text),
    ...seedData.accounts.flatMap(({ displayName, note }) => [displayName, note]),
  ].flatMap((text) => [...text.matchAll(/:([a-z_]+):/g)].map(([, code = '']) => code))

  expect(known.size).toBeGreaterThanOrEqual(16)
  expect([...new Set(written)].filter((code) => !known.has(code))).toEqual([])
})

test('includes open, closed, single-choice and multiple-choice polls', () => {
  const polls = originals.flatMap(({ poll }) => poll ?? [])

  expect(polls.some(({ expiresAt }) => expiresAt > now)).toBe(true)
  expect(polls.some(({ expiresAt }) => expiresAt <= now)).toBe(true)
  expect(new Set(polls.map(({ multiple }) => multiple)).size).toBe(2)
})

test('includes content warnings, sensitive media, cards and all four visibilities', () => {
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

test('has direct statuses only from or to the owner', () => {
  const direct = originals.filter(({ visibility }) => visibility === 'direct')
  const strangers = direct.filter(
    ({ author, text }) => author !== seedData.owner && !/@mira\b/.test(text),
  )

  expect(strangers).toEqual([])
})

test.each(['colonnade', 'elsewhere', 'third'])(
  'gives the owner favourites, boosts, mentions and followers with the seed %s',
  (seed) => {
    const world = buildSeedData({ seed, now })
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
  },
)

test('lets the owner follow most accounts, and leaves some unfollowed', () => {
  const followed = seedData.follows.filter(({ follower }) => follower === seedData.owner)

  expect(followed.length).toBeGreaterThan(30)
  expect(followed.length).toBeLessThan(seedData.accounts.length - 1)
})

test('gives the owner and two others lists of accounts that they follow', () => {
  const followed = new Set(
    seedData.follows.map((follow) => `${follow.follower} ${follow.followed}`),
  )

  expect(seedData.lists.map(({ owner }) => owner)).toEqual([
    'mira',
    'mira',
    'kwame',
    'kwame',
    'leila',
  ])
  expect(followed.size).toBe(seedData.follows.length)
  expect(
    seedData.lists
      .flatMap(({ owner, members }) => members.map((acct) => `${owner} ${acct}`))
      .filter((pair) => !followed.has(pair)),
  ).toEqual([])
})

test('builds within 300 ms of CPU time', () => {
  const spent = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    buildSeedData({ seed: 'fast', now })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })

  // CPU time does not depend on other processes, unlike wall-clock time.
  expect(Math.min(...spent)).toBeLessThan(300)
})

test.each(['mira', 'kwame', 'leila', 'sunny'])('gives %s a home timeline of this week', (name) => {
  const followed = new Set(
    seedData.follows.filter(({ follower }) => follower === name).map((one) => one.followed),
  )
  const week = now.getTime() - 7 * 86_400_000
  const home = seedData.statuses.filter(
    ({ author, at }) => followed.has(author) && at.getTime() > week,
  )

  expect(home.length).toBeGreaterThan(100)
})

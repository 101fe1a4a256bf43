import { persona, type Persona } from './persona-schema.ts'
import {
  boolean,
  type Infer,
  listOf,
  number,
  object,
  oneOf,
  optional,
  readData,
  recordOf,
  type Schema,
  text,
} from './schema.ts'

const seedSchema = object({
  /** The username of the account that signs in by default. */
  owner: text,
  /** All usernames, those of this server first. */
  people: listOf(text),
  /** The newest status of all, at the top of Home. */
  headline: object({ booster: text, boosted: text, secondsAgo: number }),
  /** Accounts that the owner does not follow. She follows all others. */
  undiscovered: listOf(text),
  /** Accounts that do not follow the owner yet, so that the simulator can add followers. */
  notYetFollowers: listOf(text),
  /** The owner's newest followers, newest first. */
  newFollowers: listOf(text),
  /** A list without an owner is the owner's of this server. */
  lists: listOf(object({ owner: optional(text), title: text, members: listOf(text) })),
  /** Accounts that have moved, or that moderators have limited or suspended. They have no followers. */
  departed: listOf(
    object({
      username: text,
      domain: text,
      displayName: text,
      note: text,
      avatar: text,
      header: text,
      joined: text,
      movedTo: optional(text),
      standing: optional(oneOf('limited', 'suspended')),
      posts: listOf(text),
    }),
  ),
  /** Shortcodes of the custom emoji by category. */
  emojis: recordOf(listOf(text)),
})
export type InactivePersona = Infer<typeof seedSchema>['departed'][number]

const secondSchema = object({
  /** The username of the account that signs in by default. */
  owner: text,
  title: text,
  description: text,
  people: listOf(persona),
  lists: listOf(object({ title: text, members: listOf(text) })),
  /** Accounts of other servers that its people follow. Those of the first server have no host. */
  follows: listOf(text),
  /** Accounts of the first server that follow its people. */
  followers: listOf(text),
})

const filmSchema = object({
  /** In `data/films`. */
  file: text,
  /** The preview picture, in the same folder. */
  preview: text,
  width: number,
  height: number,
  seconds: number,
  hasSound: boolean,
})

const textsSchema = listOf(text)
const voicesSchema = object({
  /** Bare usernames of the accounts that reply in this language. */
  speakers: textsSchema,
  texts: object({
    picture: textsSchema,
    question: textsSchema,
    greeting: textsSchema,
    anything: textsSchema,
  }),
})

/** An account that replies to every post on a subject. All topics are in English. */
const topicSchema = object({
  /** The alternatives of a regular expression. */
  words: text,
  /** Bare username. */
  by: text,
  texts: textsSchema,
})

/** The schema of each file in the data folder. @internal for the test of the data */
export const DATA_FILES: Readonly<Record<string, Schema<unknown>>> = {
  'answers.json': recordOf(voicesSchema),
  'blurhashes.json': recordOf(text),
  'films/films.json': recordOf(filmSchema),
  'second.json': secondSchema,
  'topics.json': listOf(topicSchema),
  'world.json': seedSchema,
}

export const SEED_CONFIG = readData('world.json', seedSchema)

export const PEOPLE: readonly Persona[] = SEED_CONFIG.people.map((name) =>
  readData(`people/${name}.json`, persona),
)

/** The server of `npm start -- --second`. */
export const SECOND_CONFIG = readData('second.json', secondSchema)

/** The short films, drawn by `make/films.mjs`. */
export const FILMS = readData('films/films.json', recordOf(filmSchema))

/** Blurhashes of the used pictures, written by `make/blurhashes.mjs`. */
export const BLURHASHES = readData('blurhashes.json', recordOf(text))

/** Replies that suit any status of their kind, by language. */
export const REPLIES = readData('answers.json', recordOf(voicesSchema))

/** The kind of a status, which decides the choice of a reply. */
export type Occasion = keyof Infer<typeof voicesSchema>['texts']

export const TOPICS = readData('topics.json', listOf(topicSchema)).map(({ words, ...rest }) => ({
  ...rest,
  pattern: new RegExp(String.raw`\b(${words})\b`, 'i'),
}))

import { persona, type Persona } from './authoring.ts'
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

const world = object({
  /** The persona who signs in by default. */
  owner: text,
  /** Everybody, the people of this instance first. */
  people: listOf(text),
  /** The newest of all: what a newcomer sees on top of Home. */
  headline: object({ booster: text, boosted: text, secondsAgo: number }),
  /** People whom the owner has yet to discover. Everybody else fills her Home. */
  undiscovered: listOf(text),
  /** Do not follow the owner yet: somebody must be left to follow her while life goes on. */
  notYetFollowers: listOf(text),
  /** The newest of the owner's followers, newest first. */
  newFollowers: listOf(text),
  lists: listOf(object({ title: text, members: listOf(text) })),
  /** Who lives elsewhere now, and whom the moderators hid or took away: nobody follows them. */
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
  /** Shortcodes of our own drawing by their categories. */
  emojis: recordOf(listOf(text)),
})
export type Departed = Infer<typeof world>['departed'][number]

const film = object({
  /** In `data/films`. */
  file: text,
  /** The preview picture, in the same folder. */
  preview: text,
  width: number,
  height: number,
  seconds: number,
  hasSound: boolean,
})

const texts = listOf(text)
const voices = object({
  /** Bare usernames of those who answer in that language. */
  speakers: texts,
  texts: object({ picture: texts, question: texts, greeting: texts, anything: texts }),
})

/** Somebody who cannot let a subject pass without a word. All of these are in English. */
const topic = object({
  /** Alternatives of an expression. */
  words: text,
  /** Bare username. */
  by: text,
  texts,
})

/** Which schema each file of the data folder follows. @internal for the test of the data */
export const DATA_FILES: Readonly<Record<string, Schema<unknown>>> = {
  'answers.json': recordOf(voices),
  'blurhashes.json': recordOf(text),
  'films/films.json': recordOf(film),
  'topics.json': listOf(topic),
  'world.json': world,
}

export const WORLD = readData('world.json', world)

export const PEOPLE: readonly Persona[] = WORLD.people.map((name) =>
  readData(`people/${name}.json`, persona),
)

/** Our own short films, drawn frame by frame by `make/films.mjs`. */
export const FILMS = readData('films/films.json', recordOf(film))

/** Blurhashes of the pictures in use, written by `make/blurhashes.mjs`. */
export const BLURHASHES = readData('blurhashes.json', recordOf(text))

/** Answers that suit any status of their kind, by language. */
export const ANSWERS = readData('answers.json', recordOf(voices))

/** What a status is, as far as a friendly answer needs to know. */
export type Occasion = keyof Infer<typeof voices>['texts']

export const TOPICS = readData('topics.json', listOf(topic)).map(({ words, ...rest }) => ({
  ...rest,
  pattern: new RegExp(String.raw`\b(${words})\b`, 'i'),
}))

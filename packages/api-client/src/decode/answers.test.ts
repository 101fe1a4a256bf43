import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Decoder } from '../endpoint.ts'
import { refusal } from '../http/api-error.ts'
import { parseFrame, toStreamEvent } from '../streaming/parse-event.ts'
import { decodeAccount, decodeCredentialAccount, decodeCustomEmoji } from './account.ts'
import { listOf } from './fields.ts'
import { decodeFilterV1, decodeFilterV2 } from './filter.ts'
import { decodeInstanceV1, decodeInstanceV2, decodePreferences } from './instance.ts'
import { decodeList } from './list.ts'
import { decodeMarkers } from './markers.ts'
import { decodeMediaAttachment } from './media-attachment.ts'
import { decodeConversation, decodeNotification } from './notification.ts'
import { decodePoll } from './poll.ts'
import { decodePushSubscription } from './push-subscription.ts'
import { decodeRelationship } from './relationship.ts'
import { decodeReport } from './report.ts'
import { decodeSearchResults } from './search-results.ts'
import { decodeStatusEdit, decodeStatusSource } from './status-edit.ts'
import { decodeContext, decodeDeletedStatus, decodeStatus } from './status.ts'

/** What reads an answer of that name; the first that fits. */
const readers: readonly (readonly [RegExp, Decoder<unknown>])[] = [
  [/^account_(credential|updated)$/, decodeCredentialAccount],
  [/^account$/, decodeAccount],
  [
    /^(accounts_search|blocks|mutes|(seeded_)?follow_requests|followers|following|list_accounts|(reblogged|favourited)_by)$/,
    listOf(decodeAccount),
  ],
  [/^((account|seeded)_)?lists$/, listOf(decodeList)],
  [/^list$/, decodeList],
  [/^(account_statuses|bookmarks|favourites|timeline_|seeded_home)/, listOf(decodeStatus)],
  [/context/, decodeContext],
  [/^(seeded_)?conversations$/, listOf(decodeConversation)],
  [/^custom_emojis$/, listOf(decodeCustomEmoji)],
  [/^filter_v1$/, decodeFilterV1],
  [/^filter_v2$/, decodeFilterV2],
  [/^filters_v1$/, listOf(decodeFilterV1)],
  [/^filters_v2$/, listOf(decodeFilterV2)],
  [/^instance_v1$/, decodeInstanceV1],
  [/^instance_v2$/, decodeInstanceV2],
  [/^markers/, decodeMarkers],
  [/^media_/, decodeMediaAttachment],
  [/^(seeded_)?notifications(_page|_40)?$/, listOf(decodeNotification)],
  [/^notification_/, decodeNotification],
  [/^poll_voted$/, decodePoll],
  [/^preferences$/, decodePreferences],
  [/^push_subscription$/, decodePushSubscription],
  [/^report2?$/, decodeReport],
  [/^search/, decodeSearchResults],
  [/^relationships$/, listOf(decodeRelationship)],
  [/^relationship_/, decodeRelationship],
  [/^status_deleted$/, decodeDeletedStatus],
  [/^status_filtered$/, listOf(decodeStatus)],
  [/^status_history$/, listOf(decodeStatusEdit)],
  [/^status_source$/, decodeStatusSource],
  [/^((seeded_)?status(_.*)?|error_empty_status)$/, decodeStatus],
]

type Answers = Readonly<Record<string, unknown>>

const answersOf = (server: string): Answers =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/answers/${server}.json`, import.meta.url), 'utf8'),
  ) as Answers

const answers = ['gotosocial', 'hollo', 'snac'].flatMap((server) =>
  Object.entries(answersOf(server)).map(([name, body]) => [server, name, body] as const),
)
const refusals = answers.filter(([, name]) => name.includes('.error-'))
const frames = answers.filter(([, name]) => name.startsWith('stream_'))
const bodies = answers.filter((answer) => !refusals.includes(answer) && !frames.includes(answer))

test.each(bodies)(
  '%s: its %s is read whole',
  { tags: ['OVR-09', 'BY-01'] },
  (_server, name, body) => {
    const read = readers.find(([names]) => names.test(name))?.[1]

    const entity = read?.(body)

    expect(entity, 'somebody reads it').toBeTypeOf('object')
    expect(entity).not.toBeNull()
    // What is left of a deleted status has none.
    expect(idsOf(entity)).toEqual(name === 'status_deleted' ? idsOf({}) : idsOf(body))
  },
)

test.each(frames)(
  '%s: its %s becomes an event',
  { tags: ['OVR-09', 'BY-01'] },
  (_server, name, body) => {
    const frame = parseFrame(JSON.stringify(body))

    const event = frame && toStreamEvent(frame, 'https://host.example')

    expect(event?.type).toBe(name.replace('stream_', '').replace('_', '.'))
  },
)

test.each(refusals)(
  '%s: its %s becomes an error that says something',
  { tags: ['ERR-03'] },
  (_server, name, body) => {
    const status = Number(name.split('-').at(-1))
    const parsed = isRaw(body) ? body.raw : body

    const error = refusal(new Response(null, { status, statusText: 'As it was' }), parsed)

    expect(error).toMatchObject({ kind: 'response', status, title: String(status) })
    expect(error.serverMessage).toBeTruthy()
    expect(error.serverMessage).not.toContain('[object')
  },
)

const LISTS = ['accounts', 'statuses', 'ancestors', 'descendants'] as const

/** The ids of a list, of one entity, or of the lists that an answer holds. Ids may be numbers on the wire. */
function idsOf(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(idsOf)
  if (typeof read !== 'object' || read === null) return null
  if ('id' in read) return String(read.id)
  const lists = new Map(Object.entries(read))
  return LISTS.map((name) => idsOf(lists.get(name)))
}

/** An answer that was no JSON is kept as the text that it was. */
const isRaw = (body: unknown): body is { raw: string } =>
  typeof body === 'object' && body !== null && 'raw' in body

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Decoder } from '../endpoint.ts'
import { createResponseError } from '../http/api-error.ts'
import { parseFrame, toStreamEvent } from '../streaming/parse-event.ts'
import { decodeAccount, decodeCredentialAccount, decodeCustomEmoji } from './account.ts'
import { createListDecoder } from './fields.ts'
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

/** The decoder of a response by its name; the first match is used. */
const readers: readonly (readonly [RegExp, Decoder<unknown>])[] = [
  [/^account_(credential|updated)$/, decodeCredentialAccount],
  [/^account$/, decodeAccount],
  [
    /^(accounts_search|blocks|mutes|(seeded_)?follow_requests|followers|following|list_accounts|(reblogged|favourited)_by)$/,
    createListDecoder(decodeAccount),
  ],
  [/^((account|seeded)_)?lists$/, createListDecoder(decodeList)],
  [/^list$/, decodeList],
  [
    /^(account_statuses|bookmarks|favourites|timeline_|seeded_home)/,
    createListDecoder(decodeStatus),
  ],
  [/context/, decodeContext],
  [/^(seeded_)?conversations$/, createListDecoder(decodeConversation)],
  [/^custom_emojis$/, createListDecoder(decodeCustomEmoji)],
  [/^filter_v1$/, decodeFilterV1],
  [/^filter_v2$/, decodeFilterV2],
  [/^filters_v1$/, createListDecoder(decodeFilterV1)],
  [/^filters_v2$/, createListDecoder(decodeFilterV2)],
  [/^instance_v1$/, decodeInstanceV1],
  [/^instance_v2$/, decodeInstanceV2],
  [/^markers/, decodeMarkers],
  [/^media_/, decodeMediaAttachment],
  [/^(seeded_)?notifications(_page|_40)?$/, createListDecoder(decodeNotification)],
  [/^notification_/, decodeNotification],
  [/^poll_voted$/, decodePoll],
  [/^preferences$/, decodePreferences],
  [/^push_subscription$/, decodePushSubscription],
  [/^report2?$/, decodeReport],
  [/^search/, decodeSearchResults],
  [/^relationships$/, createListDecoder(decodeRelationship)],
  [/^relationship_/, decodeRelationship],
  [/^status_deleted$/, decodeDeletedStatus],
  [/^status_filtered$/, createListDecoder(decodeStatus)],
  [/^status_history$/, createListDecoder(decodeStatusEdit)],
  [/^status_source$/, decodeStatusSource],
  [/^((seeded_)?status(_.*)?|error_empty_status)$/, decodeStatus],
]

type RecordedResponses = Readonly<Record<string, unknown>>

const readResponses = (server: string): RecordedResponses =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/answers/${server}.json`, import.meta.url), 'utf8'),
  ) as RecordedResponses

const answers = ['gotosocial', 'hollo', 'snac'].flatMap((server) =>
  Object.entries(readResponses(server)).map(([name, body]) => [server, name, body] as const),
)
const refusals = answers.filter(([, name]) => name.includes('.error-'))
const frames = answers.filter(([, name]) => name.startsWith('stream_'))
const bodies = answers.filter((answer) => !refusals.includes(answer) && !frames.includes(answer))

test.each(bodies)(
  '%s: decodes its %s completely',
  { tags: ['OVR-09', 'BY-01'] },
  (_server, name, body) => {
    const read = readers.find(([names]) => names.test(name))?.[1]

    const entity = read?.(body)

    expect(entity, 'the decoder reads it').toBeTypeOf('object')
    expect(entity).not.toBeNull()
    // A deleted status has no ids.
    expect(collectIds(entity)).toEqual(
      name === 'status_deleted' ? collectIds({}) : collectIds(body),
    )
  },
)

test.each(frames)(
  '%s: decodes its %s as an event',
  { tags: ['OVR-09', 'BY-01'] },
  (_server, name, body) => {
    const frame = parseFrame(JSON.stringify(body))

    const event = frame && toStreamEvent(frame, 'https://host.example')

    expect(event?.type).toBe(name.replace('stream_', '').replace('_', '.'))
  },
)

test.each(refusals)(
  '%s: decodes its %s as an error with a message',
  { tags: ['ERR-03'] },
  (_server, name, body) => {
    const status = Number(name.split('-').at(-1))
    const parsed = isRaw(body) ? body.raw : body

    const error = createResponseError(
      new Response(null, { status, statusText: 'As it was' }),
      parsed,
    )

    expect(error).toMatchObject({ kind: 'response', status, title: String(status) })
    expect(error.serverMessage).toBeTruthy()
    expect(error.serverMessage).not.toContain('[object')
  },
)

const LISTS = ['accounts', 'statuses', 'ancestors', 'descendants'] as const

/** Returns the ids of a list, of one entity, or of the lists in a response. Ids may be numbers on the wire. */
function collectIds(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(collectIds)
  if (typeof read !== 'object' || read === null) return null
  if ('id' in read) return String(read.id)
  const lists = new Map(Object.entries(read))
  return LISTS.map((name) => collectIds(lists.get(name)))
}

/** Returns whether a response is not JSON and was recorded as text. */
const isRaw = (body: unknown): body is { raw: string } =>
  typeof body === 'object' && body !== null && 'raw' in body

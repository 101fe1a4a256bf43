import { listOf } from '../decode/fields.ts'
import { decodeStatusEdit, decodeStatusSource } from '../decode/status-edit.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PollInput } from './statuses.ts'

/** What is left out is taken away: an edit states the whole status anew. */
export interface EditStatusInput {
  readonly status: string
  readonly spoiler_text?: string
  readonly sensitive?: boolean
  readonly language?: string
  readonly media_ids?: readonly string[]
  /** New descriptions and focal points of what is attached; focus as `x,y`. */
  readonly media_attributes?: readonly {
    readonly id: string
    readonly description?: string
    readonly focus?: string
  }[]
  readonly poll?: PollInput
}

/** @see https://docs.joinmastodon.org/methods/statuses/#edit */
export const editStatus = endpoint('PUT', '/api/v1/statuses/:id', {
  accepts: accepts<EditStatusInput>(),
  returns: decodeStatus,
  sendsWords: true,
  needs: 'statusEdits',
})

/** What its author typed, to be edited. @see https://docs.joinmastodon.org/methods/statuses/#source */
export const getStatusSource = endpoint('GET', '/api/v1/statuses/:id/source', {
  returns: decodeStatusSource,
  needs: 'statusEdits',
})

/** Every version, the oldest first; a status that was never edited has one. @see https://docs.joinmastodon.org/methods/statuses/#history */
export const getStatusHistory = endpoint('GET', '/api/v1/statuses/:id/history', {
  returns: listOf(decodeStatusEdit),
  needs: 'statusHistory',
})

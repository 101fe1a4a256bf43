import { createListDecoder } from '../decode/fields.ts'
import { decodeStatusEdit, decodeStatusSource } from '../decode/status-edit.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PollInput } from './statuses.ts'

/** An edit replaces the whole status: what is left out is removed. */
export interface EditStatusInput {
  readonly status: string
  readonly spoiler_text?: string
  readonly sensitive?: boolean
  readonly language?: string
  readonly media_ids?: readonly string[]
  /** New descriptions and focal points of attached media; focus as `x,y`. */
  readonly media_attributes?: readonly {
    readonly id: string
    readonly description?: string
    readonly focus?: string
  }[]
  readonly poll?: PollInput
}

/** @see https://docs.joinmastodon.org/methods/statuses/#edit */
export const editStatus = defineEndpoint('PUT', '/api/v1/statuses/:id', {
  accepts: accepts<EditStatusInput>(),
  returns: decodeStatus,
  sendsUserText: true,
  needs: 'statusEdits',
})

/** Fetches the source text of a status for editing. @see https://docs.joinmastodon.org/methods/statuses/#source */
export const getStatusSource = defineEndpoint('GET', '/api/v1/statuses/:id/source', {
  returns: decodeStatusSource,
  needs: 'statusEdits',
})

/**
 * Fetches every version, the oldest first; an unedited status has one. @see
 * https://docs.joinmastodon.org/methods/statuses/#history
 */
export const getStatusHistory = defineEndpoint('GET', '/api/v1/statuses/:id/history', {
  returns: createListDecoder(decodeStatusEdit),
  needs: 'statusHistory',
})

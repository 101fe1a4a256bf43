import { getOwnValue } from '../../json/json-object.ts'

const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 5000
const GIVE_UP_MS = 5 * 60 * 1000

/**
 * Whether the status of a media response means that the media are ready. 202 and 206 mean that they are still being
 * processed. @see UPL-16
 */
export function isMediaReady(httpStatus: number): boolean {
  return httpStatus === 200
}

/**
 * Returns the delay before the next request whether media are ready: one second at first, 5 s at most.
 *
 * @param asked how many requests were sent already
 * @param waitedMs since the upload ended
 * @returns ms; null after five minutes: the upload has failed
 * @see UPL-16
 */
export function getProcessingDelay(asked: number, waitedMs: number): number | null {
  if (waitedMs >= GIVE_UP_MS) return null
  return Math.min(MAX_WAIT_MS, (asked + 1) * FIRST_WAIT_MS)
}

const KINDS = [
  'wrong-type',
  'too-large',
  'refused',
  'failed',
  'busy',
  'cut',
  'unfinished',
  'led-elsewhere',
] as const

/**
 * Why an upload failed. `wrong-type`, `too-large`: this server does not accept the file. `refused`: the server cannot
 * or will not process it. `failed`: a server error. `busy`: too many uploads for now. `cut`: the connection was lost.
 * `unfinished`: the file was sent, but not processed in time. `led-elsewhere`: the server redirected the upload to
 * another host.
 */
export interface UploadError {
  readonly kind: (typeof KINDS)[number]
  /** The server's message; null if there is none. */
  readonly reason: string | null
}

interface UploadFailure {
  /** The HTTP status; null without a response. */
  readonly status: number | null
  readonly serverMessage: string | null
  /** Whether the whole file was sent. */
  readonly isProcessing: boolean
  /** Whether the response came from another host than the server. */
  readonly isLedElsewhere: boolean
}

/** Request timeout, too early. */
const RETRYABLE_STATUSES: readonly number[] = [408, 425]

function getErrorKind(failure: UploadFailure): UploadError['kind'] {
  const { status, isProcessing, isLedElsewhere } = failure
  if (isLedElsewhere) return 'led-elsewhere'
  if (status === null) return isProcessing ? 'unfinished' : 'cut'
  if (status === 413) return 'too-large'
  if (status === 429) return 'busy'
  // A successful response that is not an attachment comes from a proxy in between, and so do timeouts.
  const isRefusal = status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status)
  return isRefusal ? 'refused' : 'failed'
}

/** Converts a failed upload to an error for the user. Never throws. @see UPL-04, UPL-16 */
export function toUploadError(failure: UploadFailure): UploadError {
  return { kind: getErrorKind(failure), reason: failure.serverMessage }
}

/** Reads a stored upload error; null if it is invalid. Never throws. @see BY-32 */
export function readUploadError(raw: unknown): UploadError | null {
  const kind = KINDS.find((known) => known === getOwnValue(raw, 'kind'))
  const reason = getOwnValue(raw, 'reason')
  return kind === undefined ? null : { kind, reason: typeof reason === 'string' ? reason : null }
}

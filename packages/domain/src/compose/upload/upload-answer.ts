import { ownValue } from '../../json/json-object.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000
const GIVE_UP_MS = 5 * 60 * 1000

/** Whether an answer about media says that they are ready; 202 and 206 say: still processing. @see UPL-16 */
export function isMediaReady(httpStatus: number): boolean {
  return httpStatus === 200
}

/**
 * How long to wait before asking again whether media are ready: a second, then longer, 5 s at most.
 *
 * @param asked how often was asked already
 * @param waitedMs since the upload ended
 * @returns ms; null after five minutes: the upload has failed
 * @see UPL-16
 */
export function processingWait(asked: number, waitedMs: number): number | null {
  if (waitedMs >= GIVE_UP_MS) return null
  return Math.min(LONGEST_WAIT_MS, (asked + 1) * FIRST_WAIT_MS)
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
 * Why a file did not become an attachment. `wrong-type`, `too-large`: for this server. `refused`: the server can or will
 * make nothing of it. `failed`: the server itself has a fault. `busy`: it grants no more uploads for now.
 * `cut`: the connection broke. `unfinished`: it is there, and was not worked on in time. `led-elsewhere`: the server
 * sent it on to another host.
 */
export interface UploadTrouble {
  readonly kind: (typeof KINDS)[number]
  /** In the server's words; null where it gave none. */
  readonly reason: string | null
}

interface UploadFailure {
  /** Of the answer; null where none came. */
  readonly status: number | null
  readonly serverMessage: string | null
  /** All of the file had arrived. */
  readonly isProcessing: boolean
  /** Another host than the server answered. */
  readonly isLedElsewhere: boolean
}

/** Request timeout, too early. */
const LATER: readonly number[] = [408, 425]

function kindOf(failure: UploadFailure): UploadTrouble['kind'] {
  const { status, isProcessing, isLedElsewhere } = failure
  if (isLedElsewhere) return 'led-elsewhere'
  if (status === null) return isProcessing ? 'unfinished' : 'cut'
  if (status === 413) return 'too-large'
  if (status === 429) return 'busy'
  // An answer that agrees and is no attachment comes from something between, and so do pauses.
  const isRefusal = status >= 400 && status < 500 && !LATER.includes(status)
  return isRefusal ? 'refused' : 'failed'
}

/** What a failed upload means for who sent it. Never throws. @see UPL-04, UPL-16 */
export function uploadTrouble(failure: UploadFailure): UploadTrouble {
  return { kind: kindOf(failure), reason: failure.serverMessage }
}

/** The trouble in whatever a browser holds; null for what is none. Never throws. @see BY-32 */
export function readUploadTrouble(raw: unknown): UploadTrouble | null {
  const kind = KINDS.find((known) => known === ownValue(raw, 'kind'))
  const reason = ownValue(raw, 'reason')
  return kind === undefined ? null : { kind, reason: typeof reason === 'string' ? reason : null }
}

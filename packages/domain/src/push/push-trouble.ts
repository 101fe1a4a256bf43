/** Why push could not be set up: `no-vapid` the browser cannot, `bad-key` the server's key is none. */
export type PushTrouble = 'no-vapid' | 'bad-key' | 'other'

/** Codes of DOMException, which the names of errors stand for. */
const ABORT_ERROR = 20
const INVALID_CHARACTER_ERROR = 5

/**
 * What a failure of the setting up means, by its code. Never throws.
 *
 * @param error whatever was thrown
 * @see PSH-09, PSH-10
 */
export function pushTrouble(error: unknown): PushTrouble {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === ABORT_ERROR) return 'no-vapid'
  return code === INVALID_CHARACTER_ERROR ? 'bad-key' : 'other'
}

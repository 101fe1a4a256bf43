import { ApiError } from '../http/api-error.ts'
import { absent, broken, type Outcome, refused } from './step.ts'

/** How servers say that they know no such call. */
const MISSING: readonly (number | null)[] = [404, 405, 501]

const UNAUTHORISED = 401
const FORBIDDEN = 403

/**
 * What a failed call tells of a server.
 *
 * @param scope what the token had to allow; null where it need not allow anything
 */
export function outcomeOfError(error: unknown, scope: string | null): Outcome {
  if (!(error instanceof ApiError)) return broken(error instanceof Error ? error.message : 'failed')
  const { kind, status, serverMessage } = error
  const said = [status, serverMessage].filter(Boolean).join(' ')
  if (kind === 'unsupported') return absent(said)
  if (kind === 'network') return broken('no answer came')
  if (kind === 'decode') return broken('the answer cannot be read')
  if (status === UNAUTHORISED) return refused(`the token was refused: ${said}`)
  if (status === FORBIDDEN && scope !== null)
    return refused(`the token was refused, it needs the scope ${scope}: ${said}`)
  return MISSING.includes(status) ? absent(said) : broken(said)
}

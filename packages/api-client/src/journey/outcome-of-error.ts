import { ApiError } from '../http/api-error.ts'
import { absent, broken, type Outcome } from './step.ts'

/** How servers say that they know no such call. */
const MISSING: readonly (number | null)[] = [404, 405, 501]

/** What a failed call tells of a server. */
export function outcomeOfError(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return broken(error instanceof Error ? error.message : 'failed')
  const { kind, status, serverMessage } = error
  const said = [status, serverMessage].filter(Boolean).join(' ')
  if (kind === 'unsupported') return absent(said)
  if (kind === 'network') return broken('no answer came')
  if (kind === 'decode') return broken('the answer cannot be read')
  return MISSING.includes(status) ? absent(said) : broken(said)
}

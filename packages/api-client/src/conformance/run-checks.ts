import { createApiClient } from '../client.ts'
import { type Outcome, getOutcomeOfError, type Check, type CheckContext } from './check.ts'
import { READ_CHECKS } from './read-checks.ts'
import { deleteCreated, createWriteChecks } from './write-checks.ts'

export interface ConformanceOptions {
  readonly baseUrl: string
  readonly accessToken: string
  readonly WebSocket: typeof globalThis.WebSocket
  /**
   * Whether the checks may post. The posts are direct messages of the account to itself and are deleted at the end.
   */
  readonly mayWrite: boolean
  /** How long a stream may take to open. Unit: ms. */
  readonly timeoutMs?: number
}

export interface CheckResult extends Outcome {
  readonly step: string
  /** Whether this makes the dashboard unusable on the server, or could not be determined. */
  readonly isFailure: boolean
}

const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Checks which of the API methods that the dashboard uses work on a server. Never rejects for a valid address. Stops
 * when the server refuses to identify the account of the token. Lists posts that could not be deleted at the end.
 *
 * @public for `scripts/runner/test-server.mjs`
 * @throws TypeError when `baseUrl` is not an address
 */
export async function runChecks(walk: ConformanceOptions): Promise<readonly CheckResult[]> {
  const { baseUrl, accessToken, WebSocket, mayWrite, timeoutMs = DEFAULT_TIMEOUT_MS } = walk
  const visit: CheckContext = {
    api: createApiClient({ baseUrl, accessToken }),
    accessToken,
    WebSocket,
    timeoutMs,
    me: null,
    instance: null,
    uploaded: null,
    posted: null,
    made: new Map(),
  }
  const steps = [...READ_CHECKS, ...(mayWrite ? createWriteChecks(crypto.randomUUID()) : [])]
  const findings: CheckResult[] = []
  for (const step of steps) {
    const finding = await runCheck(step, visit)
    findings.push(finding)
    // Every check would be refused for an invalid token: the results would describe the token, not the server.
    if (finding.verdict === 'refused' && visit.me === null) break
  }
  for (const url of await deleteCreated(visit)) {
    findings.push({ step: 'not deleted', verdict: 'broken', reason: url, isFailure: true })
  }
  return findings
}

async function runCheck(step: Check, visit: CheckContext): Promise<CheckResult> {
  const { verdict, reason } = await step
    .run(visit)
    .catch((error: unknown) => getOutcomeOfError(error, step.scope))
  return {
    step: step.name,
    verdict,
    // The server's message may contain the token, so it is removed from the output.
    reason: reason.replaceAll(visit.accessToken, '…'),
    isFailure:
      verdict === 'broken' || verdict === 'refused' || (verdict === 'absent' && step.isRequired),
  }
}

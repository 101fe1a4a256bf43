import { createApiClient } from '../client.ts'
import { READING_STEPS } from './reading-steps.ts'
import { type Outcome, outcomeOfError, type Step, type Visit } from './step.ts'
import { takeAway, writingSteps } from './writing-steps.ts'

export interface Walk {
  readonly baseUrl: string
  readonly accessToken: string
  readonly WebSocket: typeof globalThis.WebSocket
  /** Whether it may post, to the account itself alone; what it makes it takes away. */
  readonly mayWrite: boolean
  /** How long a stream may take to open. Unit: ms. */
  readonly patienceMs?: number
}

export interface Finding extends Outcome {
  readonly step: string
  /** Whether the dashboard is of no use on that server, by this, or this could not be found out. */
  readonly isFailure: boolean
}

const PATIENCE_MS = 10_000

/**
 * What works of all that the dashboard asks of a server, found by asking. Never rejects where the address is one. Where
 * the server refuses to say who the token belongs to, nothing else is asked. What the server did not let it delete is
 * named in the end.
 *
 * @public for `scripts/runner/test-server.mjs`
 * @throws TypeError when `baseUrl` is no address
 */
export async function walkServer(walk: Walk): Promise<readonly Finding[]> {
  const { baseUrl, accessToken, WebSocket, mayWrite, patienceMs = PATIENCE_MS } = walk
  const visit: Visit = {
    api: createApiClient({ baseUrl, accessToken }),
    accessToken,
    WebSocket,
    patienceMs,
    me: null,
    instance: null,
    uploaded: null,
    posted: null,
    made: new Map(),
  }
  const steps = [...READING_STEPS, ...(mayWrite ? writingSteps(crypto.randomUUID()) : [])]
  const findings: Finding[] = []
  for (const step of steps) {
    const finding = await findingOf(step, visit)
    findings.push(finding)
    // Whom nobody knows is refused everywhere: what follows would tell of the token, not of the server.
    if (finding.verdict === 'refused' && visit.me === null) break
  }
  for (const url of await takeAway(visit)) {
    findings.push({ step: 'left behind', verdict: 'broken', reason: url, isFailure: true })
  }
  return findings
}

async function findingOf(step: Step, visit: Visit): Promise<Finding> {
  const { verdict, reason } = await step
    .run(visit)
    .catch((error: unknown) => outcomeOfError(error, step.scope))
  return {
    step: step.name,
    verdict,
    // Whatever a server puts into its words, the token is in none that are shown.
    reason: reason.replaceAll(visit.accessToken, '…'),
    isFailure:
      verdict === 'broken' || verdict === 'refused' || (verdict === 'absent' && step.isNeeded),
  }
}

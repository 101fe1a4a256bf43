import {
  type BudgetUse,
  type LiveUse,
  mergeBudgetUse,
  readBudgetUse,
} from '@colonnade/api-client/budget'
import type { TabChannel } from '../../lib/tab-channel.ts'
import type { Session } from '../session.ts'

/** Requests within this time are reported together. Unit: ms. */
const REPORT_DELAY_MS = 100

/** What a tab sends the other tabs of the account: what it knows, or null to ask for what they know. */
interface BudgetMessage {
  readonly budgetOf: string
  readonly use: BudgetUse | null
}

/**
 * Shares the count of requests with the other tabs of the account, so that together they stay below the server's limit.
 *
 * @returns stops it
 * @see BY-39
 */
export function startSharingBudget(session: Session): () => void {
  const { use } = session.api.budget
  const { tabs } = session.platform
  return tabs === undefined || use === null ? () => undefined : shareUse(session, tabs, use)
}

function shareUse({ platform, api, key }: Session, tabs: TabChannel, live: LiveUse): () => void {
  const { clock } = platform
  const { budget } = api
  let reported = ''
  let cancel: (() => void) | null = null

  const post = (use: BudgetUse | null) => tabs.post({ budgetOf: key, use } satisfies BudgetMessage)

  function report(): void {
    cancel = null
    const use = readBudgetUse(live)
    const text = JSON.stringify(use)
    if (text === reported) return
    reported = text
    post(use)
  }

  function schedule(): void {
    cancel ??= clock.after(REPORT_DELAY_MS, report)
  }

  function handleUse(other: BudgetUse): void {
    mergeBudgetUse(live, other, clock.now())
    // What another tab has reported is not reported again.
    reported = JSON.stringify(readBudgetUse(live))
  }

  const stops = [
    budget.subscribe(schedule),
    tabs.watch((message) => {
      if (!isBudgetMessage(message) || message.budgetOf !== key) return
      if (message.use !== null) return handleUse(message.use)
      reported = ''
      schedule()
    }),
    () => cancel?.(),
  ]
  post(null)
  schedule()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Checks only the outline, because only this app posts to its channel. */
const isBudgetMessage = (message: unknown): message is BudgetMessage =>
  typeof message === 'object' && message !== null && 'budgetOf' in message

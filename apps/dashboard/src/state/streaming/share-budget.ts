import type { RequestBudget } from '@colonnade/api-client'
import { mergeBudgetUse } from '@colonnade/api-client/budget'
import type { Session } from '../session.ts'

type BudgetUse = NonNullable<ReturnType<RequestBudget['readUse']>>

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
export function startSharingBudget({ platform, api, key }: Session): () => void {
  const { tabs, clock } = platform
  if (tabs === undefined) return () => undefined
  const { budget } = api
  let reported = ''
  let cancel: (() => void) | null = null

  const post = (use: BudgetUse | null) => tabs.post({ budgetOf: key, use } satisfies BudgetMessage)

  function report(): void {
    cancel = null
    const use = budget.readUse()
    const text = JSON.stringify(use)
    if (use === null || text === reported) return
    reported = text
    post(use)
  }

  function schedule(): void {
    cancel ??= clock.after(REPORT_DELAY_MS, report)
  }

  function handleUse(other: BudgetUse): void {
    const own = budget.readUse()
    if (own === null) return
    budget.writeUse(mergeBudgetUse(own, other, clock.now()))
    // What another tab has reported is not reported again.
    reported = JSON.stringify(budget.readUse())
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

import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

/** When each resident entity was last written: the sweep spares what is fresh, and finds the rest here. */
export const touchTimes = perSession(() => ({
  statuses: new Map<StatusId, number>(),
  accounts: new Map<AccountId, number>(),
}))

/** Counts what comes in, for whoever sweeps. */
export const ingestMeter = perSession(() => ({ since: 0, tell: () => {} }))

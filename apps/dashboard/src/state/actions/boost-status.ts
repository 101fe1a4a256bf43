import { reblogStatus, unreblogStatus } from '@colonnade/api-client/endpoints'
import { statusSwitchAtom } from './status-action.ts'

/** Boosts a status, or takes the boost back. */
export const setBoostAtom = statusSwitchAtom({
  flag: 'reblogged',
  count: 'reblogs_count',
  call: ({ api }, id, wanted) => api.call(wanted ? reblogStatus : unreblogStatus, { id }),
})

import { blockAccount, unblockAccount } from '@colonnade/api-client/endpoints'
import { relationshipActionAtom } from './relationship-action.ts'

/** Blocks an account, which ends following both ways and takes it out of sight; or no longer. */
export const setBlockAtom = relationshipActionAtom({
  kind: 'block',
  wish: (_known, wanted) =>
    wanted
      ? { blocking: true, following: false, followed_by: false, requested: false }
      : { blocking: false },
  call: ({ api }, id, wanted) => api.call(wanted ? blockAccount : unblockAccount, { id }),
})

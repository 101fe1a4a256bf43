import { featureAccount } from '@colonnade/api-client/twins'
import { relationshipActionAtom } from './relationship-action.ts'

/** Shows a followed account on the own profile, or no longer (ACC-12). */
export const setFeatureAtom = relationshipActionAtom({
  kind: 'feature',
  wish: (_known, wanted) => ({ endorsed: wanted }),
  call: ({ api }, id, wanted) => featureAccount(api, id, wanted),
})

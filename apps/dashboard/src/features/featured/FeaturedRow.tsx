import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { featuredAtom, setFeaturedAtom } from '../../state/featured/featured.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { PersonPick } from '../account/index.ts'

interface FeaturedRowProps {
  readonly id: AccountId
}

/** Somebody who is on the own profile, or could be. */
export function FeaturedRow({ id }: FeaturedRowProps) {
  const { meta } = useSession()
  const account = useSessionValue(accountAtoms, id)
  const { items } = useSessionValue(featuredAtom)
  const setFeatured = useSessionAction(setFeaturedAtom)
  if (account === undefined) return null

  const isIn = items?.includes(id) === true
  return (
    <PersonPick
      account={account}
      isAnimated={meta.auto_play_gif && !meta.reduce_motion}
      isIn={isIn}
      // Who is there must be known before that can change.
      isDisabled={items === null}
      onToggle={() => void setFeatured(id, !isIn)}
    />
  )
}

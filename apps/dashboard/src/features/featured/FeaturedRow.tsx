import type { AccountId } from '@colonnade/domain/entities'
import { featuredAtom, setFeaturedAtom } from '../../state/featured/featured.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { PersonPick } from '../account/index.ts'

interface FeaturedRowProps {
  readonly id: AccountId
}

/** Somebody who is on the own profile, or could be. */
export function FeaturedRow({ id }: FeaturedRowProps) {
  const { items } = useSessionValue(featuredAtom)
  const setFeatured = useSessionAction(setFeaturedAtom)
  const isIn = items?.includes(id) === true

  return (
    <PersonPick
      id={id}
      isIn={isIn}
      // Who is there must be known before that can change.
      isDisabled={items === null}
      onToggle={() => void setFeatured(id, !isIn)}
    />
  )
}

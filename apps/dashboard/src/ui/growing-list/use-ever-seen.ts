import { useState } from 'react'

/** All that stood in a list since it is shown, in that order: what leaves it stays in sight. */
export function useEverSeen<Id extends string>(ids: readonly Id[]): readonly Id[] {
  const [seen, setSeen] = useState(ids)
  const known = new Set(seen)
  const fresh = ids.filter((id) => !known.has(id))
  const all = fresh.length === 0 ? seen : [...seen, ...fresh]
  if (all !== seen) setSeen(all)
  return all
}

import { useState } from 'react'

/** Returns all ids that the list has contained since it mounted, in that order. Removed rows stay visible. */
export function useKeptRows<Id extends string>(ids: readonly Id[]): readonly Id[] {
  const [seen, setSeen] = useState(ids)
  const known = new Set(seen)
  const fresh = ids.filter((id) => !known.has(id))
  const all = fresh.length === 0 ? seen : [...seen, ...fresh]
  if (all !== seen) setSeen(all)
  return all
}

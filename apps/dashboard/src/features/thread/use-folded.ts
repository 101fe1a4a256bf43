import { useCallback, useState } from 'react'
import type { StatusId } from '@colonnade/domain/entities'

const NONE: ReadonlySet<StatusId> = new Set()

/** Which branches of a thread are folded. @see BY-25 */
export function useFolded() {
  const [folded, setFolded] = useState(NONE)

  const fold = useCallback((id: StatusId, isFolded: boolean) => {
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return { folded, fold }
}

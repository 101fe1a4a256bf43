import { useContext } from 'react'
import type { RowMemory } from './row-memory.ts'
import { WarningsWishContext } from './warnings-wish.ts'

type Remember = (change: RowMemory) => void

/**
 * Whether what stands behind a row's content warning is open. A wish for the whole list counts until the
 * row is opened or closed by itself after it.
 *
 * @param startsOpen as long as nobody said anything
 * @returns also what remembers a change together with the wish that it came after
 * @see TH-06
 */
export function useWarning(
  [memory, remember]: readonly [RowMemory, Remember],
  startsOpen: boolean,
) {
  const wish = useContext(WarningsWishContext)
  const isWished = wish !== null && memory.heard !== wish

  return {
    /** Somebody wants all warnings open, and has not closed this one since. */
    isWishedOpen: isWished && wish.isOpen,
    memory: { ...memory, isOpen: isWished ? wish.isOpen : (memory.isOpen ?? startsOpen) },
    remember: (change: RowMemory) => {
      remember(change.isOpen === undefined || wish === null ? change : { ...change, heard: wish })
    },
  }
}

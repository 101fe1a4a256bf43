import { createContext, useContext } from 'react'
import type { WarningsWish } from '../../../state/threads/threads.ts'
import type { RowMemory } from './row-memory.ts'

/** What a reader wants of all content warnings of a list at once; null where nobody said anything of them. */
export const WarningsWishContext = createContext<WarningsWish | null>(null)

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

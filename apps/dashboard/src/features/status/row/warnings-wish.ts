import { createContext } from 'react'
import type { WarningsWish } from '../../../state/threads/threads.ts'

/** What a reader wants of all content warnings of a list at once; null where nobody said anything of them. */
export const WarningsWishContext = createContext<WarningsWish | null>(null)

import { useState } from 'react'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { WarningsWish } from '../../../state/threads/threads.ts'

/** What a reader opened in a row: it stays so when the row leaves the view and comes back. */
export interface RowMemory {
  readonly isOpen?: boolean
  /** It is one line. */
  readonly isCollapsed?: boolean
  readonly isRevealed?: boolean
  readonly isShownAnyway?: boolean
  /** What is chosen in its poll and not voted for yet, by position. */
  readonly chosen?: readonly number[]
  /** The poll shows how it stands, though it can be voted on. */
  readonly showsResults?: boolean
  /** The wish for all warnings of its list that `isOpen` came after. */
  readonly heard?: WarningsWish
}

/** Rows remembered at once; the one touched longest ago goes first. */
const CAPACITY = 2_000

const memories = new Map<string, RowMemory>()

/** @param key of the column and the status together: one post may be open here and closed there */
export function recallRow(key: string): RowMemory {
  return memories.get(key) ?? {}
}

export function rememberRow(key: string, change: RowMemory): RowMemory {
  const memory = { ...recallRow(key), ...change }
  memories.delete(key)
  memories.set(key, memory)
  const oldest = memories.keys().next().value
  if (memories.size > CAPACITY && oldest !== undefined) memories.delete(oldest)
  return memory
}

/** @returns what was opened in a row, and a way to change it */
export function useRowMemory(key: string): [RowMemory, (change: RowMemory) => void] {
  const [memory, setMemory] = useState(() => recallRow(key))

  return [
    memory,
    (change) => {
      setMemory(rememberRow(key, change))
    },
  ]
}

/**
 * Whether one line stands in a post's place because of the reader's filters. What is hidden in lists is a
 * line wherever it is opened all the same.
 */
export function isFiltered({ action }: FilterVerdict, { isShownAnyway }: RowMemory): boolean {
  return (action === 'warn' || action === 'hide') && isShownAnyway !== true
}

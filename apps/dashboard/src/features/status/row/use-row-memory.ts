import { useState } from 'react'
import { recallRow, rememberRow, type RowMemory } from './row-memory.ts'

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

import { useLayoutEffect, useRef, useState } from 'react'
import { startsCollapsed, type CollapseInput } from '@colonnade/domain/status'
import { recallRow, rememberRow, type RowMemory } from '../row/row-memory.ts'

interface CollapseTraits {
  readonly memoryKey: string
  readonly memory: RowMemory
  readonly remember: (change: RowMemory) => void
  /** All that is known of the row without measuring it. */
  readonly facts: Omit<CollapseInput, 'height'>
  /** It is low enough in any column: there is no need to measure it. */
  readonly isPlainlyShort: () => boolean
  /** It is open for now, whatever was decided. */
  readonly staysOpen: boolean
}

/**
 * Whether a row is one line. It is decided when the row is first drawn, before it is seen, and from then on by
 * its reader alone: a row never folds itself up while somebody reads, nor one in which something was opened.
 *
 * @see ST-30, ST-31
 */
export function useCollapse(traits: CollapseTraits) {
  const { memoryKey, memory, remember, facts } = traits
  const row = useRef<HTMLElement>(null)
  const isJudged = useRef(false)
  const goesToTop = useRef(false)
  const { settings } = facts
  const [isNew] = useState(() => Object.keys(recallRow(memoryKey)).length === 0)
  const [atFirst] = useState(() => isNew && startsCollapsed({ ...facts, height: 0 }))
  const isCollapsed = settings.enabled && !traits.staysOpen && (memory.isCollapsed ?? atFirst)

  // Before the row is painted, and before its list measures it: the list would move its reader.
  useLayoutEffect(() => {
    if (goesToTop.current) row.current?.scrollIntoView({ block: 'nearest' })
    goesToTop.current = false
    if (isJudged.current) return
    isJudged.current = true
    const mayBeLengthy = settings.enabled && settings.auto.lengthy && isNew && !atFirst
    if (!mayBeLengthy || traits.isPlainlyShort()) return
    const height = row.current?.clientHeight ?? 0
    if (height === 0) return
    if (startsCollapsed({ ...facts, height })) remember({ isCollapsed: true })
    // Not to be measured again, and nothing to be drawn.
    else rememberRow(memoryKey, { isCollapsed: false })
  })

  return {
    row,
    isCollapsed,
    canCollapse: settings.enabled,
    open: () => {
      remember({ isCollapsed: false, isOpen: memory.isOpen ?? false })
    },
    collapse: () => {
      goesToTop.current = true
      remember({ isCollapsed: true, isOpen: memory.isOpen ?? false })
    },
  }
}

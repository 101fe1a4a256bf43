import { useLayoutEffect, useRef, useState } from 'react'
import { shouldCollapse, type CollapseInput } from '@colonnade/domain/status'
import { getRowUiState, updateRowUiState, type RowUiState } from '../row/row-ui-state.ts'

interface CollapseOptions {
  readonly uiStateKey: string
  readonly uiState: RowUiState
  readonly setUiState: (change: RowUiState) => void
  /** Everything that is known of the row without measuring it. */
  readonly input: Omit<CollapseInput, 'height'>
  /** Returns true when the row is short in any column, so that it need not be measured. */
  readonly isSurelyShort: () => boolean
  /** Expanded for now, whatever was decided. */
  readonly staysOpen: boolean
}

/**
 * Decides whether a row is collapsed. The decision is made before the row is first painted; after that, only the user
 * changes it. A row never collapses while it is read, nor after something in it was opened.
 *
 * @see ST-30, ST-31
 */
export function useCollapse(traits: CollapseOptions) {
  const { uiStateKey, uiState, setUiState, input } = traits
  const row = useRef<HTMLElement>(null)
  const isJudged = useRef(false)
  const goesToTop = useRef(false)
  const { settings } = input
  const [isNew] = useState(() => Object.keys(getRowUiState(uiStateKey)).length === 0)
  const [atFirst] = useState(() => isNew && shouldCollapse({ ...input, height: 0 }))
  const isCollapsed = settings.enabled && !traits.staysOpen && (uiState.isCollapsed ?? atFirst)

  // A layout effect, so that it runs before the row is painted and before the list measures it. Later, the list would
  // scroll.
  useLayoutEffect(() => {
    if (goesToTop.current) row.current?.scrollIntoView({ block: 'nearest' })
    goesToTop.current = false
    if (isJudged.current) return
    isJudged.current = true
    const mayBeLengthy = settings.enabled && settings.auto.lengthy && isNew && !atFirst
    if (!mayBeLengthy || traits.isSurelyShort()) return
    const height = row.current?.clientHeight ?? 0
    if (height === 0) return
    if (shouldCollapse({ ...input, height })) setUiState({ isCollapsed: true })
    // Stores the decision without a render, so that the row is not measured again.
    else updateRowUiState(uiStateKey, { isCollapsed: false })
  })

  return {
    row,
    isCollapsed,
    canCollapse: settings.enabled,
    open: () => {
      setUiState({ isCollapsed: false, isOpen: uiState.isOpen ?? false })
    },
    collapse: () => {
      goesToTop.current = true
      setUiState({ isCollapsed: true, isOpen: uiState.isOpen ?? false })
    },
  }
}

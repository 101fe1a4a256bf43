import { newDraftAtom } from '../../../state/drafts/new-draft.ts'
import { useAppAction, useSessionAction } from '../../../state/react/index.ts'
import { openOnceAtom } from '../../../state/ui/open-once.ts'
import { goBack } from '../../../ui/link/go-back.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { focusNeighbour } from '../../../ui/live-list/focus-neighbour.ts'
import { shownColumns } from '../column-element.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import { columnBeside, columnInHand, enterColumn, enterRows } from './column-focus.ts'
import type { KeyAct } from './key-table.ts'

const enter = (uuid: string | null) => {
  if (uuid !== null) enterColumn(uuid)
}

/** From row to row; from anywhere else to the rows of the column. */
const step = (by: 1 | -1) => {
  const row = document.activeElement?.closest<HTMLElement>('article[tabindex]') ?? null
  const column = columnInHand()
  if (row !== null) focusNeighbour(row, by)
  else if (column === null) enter(shownColumns()[0] ?? null)
  else enterRows(column)
}

/** What each key does. */
export function useDeckActs(): Readonly<Record<KeyAct, () => void>> {
  const openOnce = useAppAction(openOnceAtom)
  const newDraft = useSessionAction(newDraftAtom)
  const revealComposer = useComposerReveal()
  const compose = () => {
    if (!revealComposer()) goTo('/statuses/new')
  }

  return {
    palette: () => openOnce('COMMANDS'),
    help: () => openOnce('KEYS'),
    compose,
    'new-draft': () => {
      newDraft()
      compose()
    },
    search: () => goTo('/search'),
    back: () => {
      if (location.pathname !== '/') goBack()
    },
    'column-before': () => enter(columnBeside(-1)),
    'column-after': () => enter(columnBeside(1)),
    'next-row': () => step(1),
    'row-before': () => step(-1),
  }
}

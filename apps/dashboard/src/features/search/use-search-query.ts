import { useEffect } from 'react'
import { readSearch, searchPath } from '@colonnade/domain/columns'
import { changeColumnParamsAtom, columnAtoms } from '../../state/columns/columns.ts'
import { passingScreenAtoms } from '../../state/columns/passing-columns.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../state/react/index.ts'
import { hideSearchAtom, takeHiddenSearchAtom } from '../../state/search/hidden-search.ts'
import { goTo } from '../../ui/link/go-to.ts'

const COMPOSE_PATH = '/statuses/new'

/** What a column looks for, and how it is told: a saved column remembers it, else the address does. */
export function useSearchQuery(uuid: string) {
  const column = useAppValue(columnAtoms(uuid))
  const isPassing = useAppValue(passingScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(changeColumnParamsAtom)

  const hide = useSessionAction(hideSearchAtom)
  const takeHidden = useSessionAction(takeHiddenSearchAtom)
  const query = column === undefined ? '' : readSearch(column.params)

  // Whoever answers what was found writes in its place.
  useEffect(() => {
    if (!isPassing || query === '') return undefined
    return () => {
      if (location.pathname === COMPOSE_PATH) hide(query)
    }
  }, [isPassing, query, hide])

  const remember = (words: string) => {
    if (!isPassing) changeParams(uuid, ['query'], words)
    else {
      hide('')
      goTo(words === '' ? '/search' : searchPath(words), { replace: true })
    }
  }

  /** The field has the focus: what the composer hid shows again. */
  const showHidden = () => {
    const hidden = isPassing && query === '' ? takeHidden() : ''
    if (hidden !== '') remember(hidden)
  }

  return { query, isPassing, remember, showHidden }
}

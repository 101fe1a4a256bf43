import { readSearch, searchPath } from '@colonnade/domain/columns'
import { changeColumnParamsAtom, columnAtoms } from '../../state/columns/columns.ts'
import { passingScreenAtoms } from '../../state/columns/passing-columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { goTo } from '../../ui/link/go-to.ts'

/** What a column looks for, and how it is told: a saved column remembers it, else the address does. */
export function useSearchQuery(uuid: string) {
  const column = useAppValue(columnAtoms(uuid))
  const isPassing = useAppValue(passingScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(changeColumnParamsAtom)

  const remember = (query: string) => {
    if (!isPassing) changeParams(uuid, ['query'], query)
    else goTo(query === '' ? '/search' : searchPath(query), { replace: true })
  }

  return { query: column === undefined ? '' : readSearch(column.params), isPassing, remember }
}

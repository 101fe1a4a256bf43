import { useCallback, type ReactNode } from 'react'
import { columnElement, columnOf, ROUTE_COLUMN } from '../features/deck/index.ts'
import { addColumnBesideAtom, routeAnchorAtom } from '../state/columns/open-beside.ts'
import { useAppAction, useAppValue, useSession } from '../state/react/index.ts'
import { OpenBesideContext } from '../ui/link/open-beside-context.ts'
import { scrollBehavior } from '../ui/motion/scroll-behavior.ts'
import { columnOfRoute } from './routes/column-of-route.ts'
import { matchRoute } from './routes/match-route.ts'

interface ColumnOpeningProps {
  readonly children: ReactNode
}

/**
 * Lets every link below open a column right after the one that it stands in. The focus stays on the
 * link, so that several can be opened one after the other.
 */
export function ColumnOpening({ children }: ColumnOpeningProps) {
  const session = useSession()
  const routeAnchor = useAppValue(routeAnchorAtom)
  const addColumn = useAppAction(addColumnBesideAtom)

  const open = useCallback(
    (path: string, from: Element): boolean => {
      const { pathname, search } = new URL(path, location.origin)
      const route = matchRoute(pathname, search.slice(1))
      if (route.screen !== 'column' && route.screen !== 'pinned') return false
      const { id, params, accountKey } = columnOfRoute(route, session)
      const origin = columnOf(from)
      const after = origin === ROUTE_COLUMN ? routeAnchor : origin
      const uuid = addColumn({ id, params, accountKey }, after)
      if (uuid !== null) requestAnimationFrame(() => showColumn(uuid))
      return uuid !== null
    },
    [session, routeAnchor, addColumn],
  )

  return <OpenBesideContext value={open}>{children}</OpenBesideContext>
}

function showColumn(uuid: string): void {
  columnElement(uuid)?.scrollIntoView({
    behavior: scrollBehavior(),
    block: 'nearest',
    inline: 'nearest',
  })
}

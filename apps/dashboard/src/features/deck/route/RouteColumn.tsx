import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { addColumnBesideAtom, routeAnchorAtom } from '../../../state/columns/open-beside.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { scrollBehavior } from '../../../ui/motion/scroll-behavior.ts'
import { columnElementId, revealColumn, ROUTE_COLUMN } from '../column-element.ts'
import { ColumnFrame } from '../column/ColumnFrame.tsx'
import type { RouteScreen } from '../deck-parts.ts'
import { BackButton, EditListButton } from './ScreenTools.tsx'
import { useRouteScroll } from './use-route-scroll.ts'

/** What stands for it where it broke; removed, the address names nothing. */
const ROUTE_BOX = { id: columnElementId(ROUTE_COLUMN), onRemove: () => goTo('/') }

interface RouteColumnProps {
  readonly screen: RouteScreen
  /** Where it stands among the others. */
  readonly style?: CSSProperties
}

/** The screen that the address names, among the columns. */
export function RouteColumn(props: RouteColumnProps) {
  const { style } = props
  return (
    <ErrorBoundary of={{ kind: 'column', ...ROUTE_BOX, style }}>
      <DrawnScreen {...props} />
    </ErrorBoundary>
  )
}

function DrawnScreen({ screen, style = {} }: RouteColumnProps) {
  const { t } = useLingui()
  const addColumn = useAppAction(addColumnBesideAtom)
  const anchor = useAppValue(routeAnchorAtom)
  const { pins } = screen
  useRouteScroll()

  const handlePin = (column: Pick<Column, 'id' | 'params'>) => {
    const uuid = addColumn(column, anchor)
    goTo('/')
    if (uuid !== null) requestAnimationFrame(() => revealColumn(uuid))
  }

  useEffect(() => {
    document
      .getElementById(columnElementId(ROUTE_COLUMN))
      ?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'nearest' })
  }, [])

  return (
    <ColumnFrame
      id={columnElementId(ROUTE_COLUMN)}
      kind="ROUTE"
      seat={{ fold: 'open', style }}
      face={screen.face}
      onHeadingClick={screen.onHeadingClick}
      tools={
        <>
          <EditListButton screen={screen} />
          {pins !== null && (
            <IconButton label={t`Pin`} icon="pin" onClick={() => handlePin(pins)} />
          )}
          <BackButton />
          <IconButton label={t`Close`} icon="close" onClick={() => goTo('/')} />
        </>
      }
    >
      {screen.body}
    </ColumnFrame>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, type CSSProperties } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { addColumnBesideAtom, routeAnchorAtom } from '../../state/columns/open-beside.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import { scrollBehavior } from '../../ui/motion/scroll-behavior.ts'
import { BackButton } from './BackButton.tsx'
import { columnElementId, revealColumn, ROUTE_COLUMN } from './column-element.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import type { RouteScreen } from './deck-parts.ts'
import { EditListButton } from './EditListButton.tsx'
import { useRouteScroll } from './route/use-route-scroll.ts'

interface RouteColumnProps {
  readonly screen: RouteScreen
  /** Where it stands among the others. */
  readonly style?: CSSProperties
}

/** The screen that the address names, among the columns. */
export function RouteColumn({ screen, style = {} }: RouteColumnProps) {
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

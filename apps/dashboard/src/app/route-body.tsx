import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { NotFound } from '../features/not-found/index.ts'
import { columnBody } from './column-registry.tsx'
import type { Route } from './match-route.ts'
import { PassingColumn } from './PassingColumn.tsx'

/** What the route's column shows under its header. @param screen which screen it is: it may change what it shows */
export function routeBody(route: Route, screen: string, column: Column, name: string): ReactNode {
  const body = route.screen === 'not-found' ? null : columnBody(column, name)
  if (body === null) return <NotFound />
  return (
    <PassingColumn screen={screen} column={column}>
      {body}
    </PassingColumn>
  )
}

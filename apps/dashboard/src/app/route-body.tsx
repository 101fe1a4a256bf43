import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { NotFound } from '../features/not-found/index.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { bundle } from './bundle.ts'
import { columnBody } from './column-registry.tsx'
import { LazyPart } from './LazyPart.tsx'
import type { Route } from './match-route.ts'
import { PassingColumn } from './PassingColumn.tsx'

const threadPart = bundle(async () => (await import('../features/thread/index.ts')).ThreadColumn)
const profilePart = bundle(async () => (await import('../features/account/index.ts')).ProfileColumn)

/** What the route's column shows under its header. */
export function routeBody(route: Route, column: Column, name: string): ReactNode {
  switch (route.screen) {
    case 'status':
      return <LazyPart part={threadPart} props={{ id: route.id }} waiting={<Skeleton />} />
    case 'account': {
      const { id, show } = route
      return (
        <LazyPart
          part={profilePart}
          props={{ id, show, uuid: column.uuid }}
          waiting={<Skeleton />}
        />
      )
    }
    case 'not-found':
      return <NotFound />
    default:
      return <PassingColumn column={column}>{columnBody(column, name)}</PassingColumn>
  }
}

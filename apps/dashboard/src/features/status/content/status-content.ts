import type { ReactNode } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { renderContent } from './render-content.tsx'

const still = new WeakMap<StatusRecord, ReactNode>()
const animated = new WeakMap<StatusRecord, ReactNode>()

/** The text of a status as nodes, made once for each record and forgotten with it. */
export function statusContent(status: StatusRecord, isAnimated: boolean): ReactNode {
  const known = isAnimated ? animated : still
  let content = known.get(status)
  if (content === undefined) {
    content = renderContent(status.content, {
      ...status,
      isAnimated,
      hidesQuoteLine: status.quote?.state === 'accepted',
    })
    known.set(status, content)
  }
  return content
}

import type { ReactNode } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { isLong } from './is-long.ts'
import { renderContent } from './render-content.tsx'
import styles from './Content.module.css'

interface StatusContentProps {
  readonly status: StatusRecord
  readonly isAnimated: boolean
}

/** What was written, in its own direction. */
export function StatusContent({ status, isAnimated }: StatusContentProps) {
  if (status.content === '') return null

  return (
    <div
      className={styles['content']}
      data-long={isLong(status.content) || undefined}
      dir={isRtl(status.search_index) ? 'rtl' : 'ltr'}
      lang={status.language ?? undefined}
    >
      {statusContent(status, isAnimated)}
    </div>
  )
}

const still = new WeakMap<StatusRecord, ReactNode>()
const animated = new WeakMap<StatusRecord, ReactNode>()

/** The text of a status as nodes, made once for each record and forgotten with it. */
function statusContent(status: StatusRecord, isAnimated: boolean): ReactNode {
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

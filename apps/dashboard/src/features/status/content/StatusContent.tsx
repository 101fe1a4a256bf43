import type { StatusRecord } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { isLong } from './is-long.ts'
import { statusContent } from './status-content.ts'
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

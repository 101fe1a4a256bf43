import type { StatusId } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import styles from './Notifications.module.css'

interface QuoteProps {
  readonly id: StatusId
  /** As much of it as fits into a few lines more. */
  readonly isWhole?: boolean
}

/** The beginning of the post that it was about; a content warning stands before its text. */
export function Quote({ id, isWhole = false }: QuoteProps) {
  const status = useSessionValue(statusAtoms, id)
  if (status === undefined) return null

  const text = status.spoiler_text === '' ? status.search_index.trim() : status.spoiler_text
  return (
    <AppLink
      to={`/statuses/${encodeURIComponent(id)}`}
      className={styles['quote']}
      data-whole={isWhole || undefined}
      dir={isRtl(text) ? 'rtl' : 'ltr'}
    >
      <span>{text}</span>
    </AppLink>
  )
}

import type { StatusId } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText, isRtl } from '@colonnade/domain/text'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { filterMatcherAtoms } from '../../state/filters/apply-filters.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { FilteredLine, isFiltered, useRowUiState } from '../status/index.ts'
import styles from './Notifications.module.css'

interface StatusExcerptProps {
  readonly id: StatusId
  /** Key of the row's UI state: a post that is shown anyway stays visible. */
  readonly memoryKey: string
  /** Shows some more lines of the post. */
  readonly isWhole?: boolean
}

/**
 * The beginning of the post. A content warning precedes its text, and a filtered post is one line.
 *
 * @see ST-18, FLT-02
 */
export function StatusExcerpt({ id, memoryKey, isWhole = false }: StatusExcerptProps) {
  const status = useSessionValue(statusAtoms, id)
  const judge = useSessionValue(filterMatcherAtoms, 'notifications')
  const [memory, remember] = useRowUiState(memoryKey)
  if (status === undefined) return null

  const verdict = judge(status, null)
  if (isFiltered(verdict, memory)) {
    const show = () => {
      remember({ isShownAnyway: true })
    }
    return <FilteredLine titles={verdict.titles} onShow={show} />
  }
  const text = hasContentWarning(status) ? status.spoiler_text : status.search_index.trim()
  if (!hasVisibleText(text)) return null

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

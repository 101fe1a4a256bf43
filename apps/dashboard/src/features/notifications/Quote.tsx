import type { StatusId } from '@colonnade/domain/entities'
import { hasContentWarning, hasVisibleText, isRtl } from '@colonnade/domain/text'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../state/filters/own-filters.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { FilteredLine, isFiltered, useRowMemory } from '../status/index.ts'
import styles from './Notifications.module.css'

interface QuoteProps {
  readonly id: StatusId
  /** Of the row: what is shown anyway stays so. */
  readonly memoryKey: string
  /** As much of it as fits into a few lines more. */
  readonly isWhole?: boolean
}

/**
 * The beginning of the post that it was about; a content warning stands before its text, and a line before what
 * the reader filters.
 *
 * @see ST-18, FLT-02
 */
export function Quote({ id, memoryKey, isWhole = false }: QuoteProps) {
  const status = useSessionValue(statusAtoms, id)
  const judge = useSessionValue(filterJudgeAtoms, 'notifications')
  const [memory, remember] = useRowMemory(memoryKey)
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

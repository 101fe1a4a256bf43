import type { ReactNode } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { renderContent } from './render-content.tsx'
import styles from './Content.module.css'

/** UTF-16 units of HTML, and lines, above which a text may be taller than a column. */
const LONG_HTML = 1500
const LONG_LINES = 40

/** Signs that can be as wide or as tall as several letters, and the halves of emoji. */
const LARGE_SIGNS = 150

const LARGE = /[\ua000-\uffff]/g
const BREAKS = /<(?:br|p|div|li|h[1-6]|pre|blockquote|[ou]l|sup|sub|ruby)\b|\n/gi

/** Whether a text might need more room than a row should take; told from its HTML, without measuring. */
export function isLong(html: string): boolean {
  if (html.length > LONG_HTML) return true
  return countOf(BREAKS, html) > LONG_LINES || countOf(LARGE, html) > LARGE_SIGNS
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

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

import type { ReactNode } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { isRtl } from '@colonnade/domain/text'
import { renderContent } from './render-content.tsx'
import styles from './Content.module.css'

/** UTF-16 units of HTML, and lines, above which a text may be taller than a column. */
const LONG_HTML = 1500
const LONG_LINES = 40

/** Characters that can be as wide or as tall as several letters, and surrogate halves of emoji. */
const MAX_LARGE_CHARACTERS = 150

const LARGE_CHARACTERS = /[\ua000-\uffff]/g
const BREAKS = /<(?:br|p|div|li|h[1-6]|pre|blockquote|[ou]l|sup|sub|ruby)\b|\n/gi

/** Whether a text may be taller than a row should be. Estimated from its HTML, without measuring. */
export function isLong(html: string): boolean {
  if (html.length > LONG_HTML) return true
  return (
    countMatches(BREAKS, html) > LONG_LINES ||
    countMatches(LARGE_CHARACTERS, html) > MAX_LARGE_CHARACTERS
  )
}

const countMatches = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

interface StatusContentProps {
  readonly status: StatusRecord
  readonly isAnimated: boolean
}

/** The text of a post, in its own direction. */
export function StatusContent({ status, isAnimated }: StatusContentProps) {
  if (status.content === '') return null

  return (
    <div
      className={styles['content']}
      data-long={isLong(status.content) || undefined}
      dir={isRtl(status.search_index) ? 'rtl' : 'ltr'}
      lang={status.language ?? undefined}
    >
      {getStatusContent(status, isAnimated)}
    </div>
  )
}

const staticContents = new WeakMap<StatusRecord, ReactNode>()
const animatedContents = new WeakMap<StatusRecord, ReactNode>()

/** Returns the text of a post as nodes. They are cached for each record, as long as the record exists. */
function getStatusContent(status: StatusRecord, isAnimated: boolean): ReactNode {
  const known = isAnimated ? animatedContents : staticContents
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

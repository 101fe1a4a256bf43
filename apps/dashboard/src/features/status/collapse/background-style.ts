import type { CSSProperties } from 'react'
import { collapsedBackground } from '@colonnade/domain/status'
import { hasContentWarning } from '@colonnade/domain/text'
import type { StatusViewProps } from '../status-view-props.ts'

/** The picture behind a collapsed row, and a veil over it through which the words are read. @see ST-33 */
export function backgroundStyle({
  status,
  author,
  filter,
  options,
}: StatusViewProps): CSSProperties | undefined {
  const address = collapsedBackground({
    settings: options.collapsed.backgrounds,
    header: options.isAnimated ? author.header : author.header_static,
    media: status.media_attachments,
    areMediaHidden:
      status.sensitive ||
      hasContentWarning(status) ||
      filter.action === 'blur' ||
      options.displayMedia === 'hide_all',
  })
  if (address === null) return undefined
  const veil = 'linear-gradient(var(--veil), var(--veil))'
  return { backgroundImage: `${veil}, url(${JSON.stringify(address)})` }
}

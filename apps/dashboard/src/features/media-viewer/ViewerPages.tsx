import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import styles from './ViewerPages.module.css'

interface ViewerPagesProps {
  readonly count: number
  readonly index: number
  readonly panelId: string
  /** Of a dot, by its place. */
  readonly tabId: (page: number) => string
  readonly onChoose: (index: number) => void
}

/** A dot for each picture. The arrows are the viewer's; the focus follows them. @see MV-03 */
export function ViewerPages({ count, index, panelId, tabId, onChoose }: ViewerPagesProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement) !== true) return
    list.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [index])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Home') onChoose(0)
    else if (event.key === 'End') onChoose(count - 1)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={list}
      className={styles['pages']}
      role="tablist"
      aria-label={t`Pages`}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          id={tabId(page)}
          type="button"
          role="tab"
          aria-label={t`Image ${page + 1} of ${count}`}
          aria-selected={page === index}
          aria-controls={panelId}
          tabIndex={page === index ? 0 : -1}
          onClick={() => onChoose(page)}
        />
      ))}
    </div>
  )
}

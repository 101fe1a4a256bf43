import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import styles from './ViewerPages.module.css'

interface ViewerPagesProps {
  readonly count: number
  readonly index: number
  readonly panelId: string
  /** The id of a dot, by its index. */
  readonly getTabId: (page: number) => string
  readonly onChoose: (index: number) => void
}

/** One dot for each image. The viewer handles the arrow keys, and moves the focus to the current dot. @see MV-03 */
export function ViewerPages({ count, index, panelId, getTabId, onChoose }: ViewerPagesProps) {
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
          id={getTabId(page)}
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

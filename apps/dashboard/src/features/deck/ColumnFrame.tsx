import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { ColumnFace } from './column-face.ts'
import styles from './ColumnFrame.module.css'

interface ColumnFrameProps {
  readonly id: string
  readonly kind: string
  readonly face: ColumnFace
  readonly isUnread?: boolean
  /** The mobile layout's tab bar already says which column this is. */
  readonly isHeaderHidden?: boolean
  readonly onHeadingClick: () => void
  /** What unfolds under the header; without it there is no settings button. */
  readonly settings?: ReactNode
  /** More buttons at the header's end. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** One column: its header, its settings and a body that scrolls by itself. */
export function ColumnFrame(props: ColumnFrameProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const settingsId = useId()
  const { face, settings } = props

  return (
    <section
      id={props.id}
      className={styles['column']}
      aria-label={face.name}
      data-kind={props.kind}
      data-unread={props.isUnread === true || undefined}
      tabIndex={-1}
    >
      {props.isHeaderHidden !== true && (
        <header className={styles['header']}>
          <Icon name={face.icon} size={18} className={styles['icon']} />
          <h2 className={styles['heading']}>
            <button type="button" onClick={props.onHeadingClick} dir="auto">
              {face.heading}
            </button>
          </h2>
          <span className={styles['detail']}>{face.detail}</span>
          <div className={styles['tools']}>
            {props.tools}
            {settings !== undefined && (
              <IconButton
                label={t`Column settings`}
                icon="sliders"
                aria-expanded={isOpen}
                aria-controls={settingsId}
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
          </div>
        </header>
      )}
      {settings !== undefined && (
        <div id={settingsId} hidden={!isOpen}>
          {isOpen && settings}
        </div>
      )}
      <div className={styles['body']}>{props.children}</div>
    </section>
  )
}

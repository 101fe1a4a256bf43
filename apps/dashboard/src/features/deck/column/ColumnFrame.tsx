import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Count } from '../../../ui/count/Count.tsx'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ListSight } from '../../../ui/live-list/list-sight.ts'
import type { ColumnFace } from './column-face.ts'
import type { ColumnGrip, ColumnSeat, GripEvent } from './column-seat.ts'
import { FoldedFace } from './FoldedFace.tsx'
import ring from '../../../ui/focus/Ring.module.css'
import styles from './ColumnFrame.module.css'

/** Who shows the button for a column's settings in the header's stead knows whether they are open. */
export interface SettingsHold {
  readonly id: string
  readonly isOpen: boolean
}

interface ColumnFrameProps {
  readonly id: string
  readonly kind: string
  readonly face: ColumnFace
  /** How many rows wait that nobody has seen. */
  readonly unread?: number
  /** Where it stands, and whether it is folded there; without it, open. */
  readonly seat?: ColumnSeat | undefined
  /** Folds or unfolds it; without it a column does not fold. */
  readonly onFold?: () => void
  /** The mobile layout's tab bar already says which column this is. */
  readonly isHeaderHidden?: boolean
  readonly onHeadingClick: () => void
  /** Told of every press on the header, so that it can be dragged by it. */
  readonly onGrip?: ColumnGrip
  /** What unfolds under the header; without it there is no settings button. */
  readonly settings?: ReactNode
  /** Somebody wants to see one of them: they unfold. */
  readonly isSettingsAsked?: boolean
  readonly settingsHold?: SettingsHold | null
  /** Small signs of its state, before the buttons. */
  readonly signs?: ReactNode
  /** More buttons at the header's end. */
  readonly tools?: ReactNode
  /** A line between the header and the body, for what the reader should know of it. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

const keepToItself = (event: SyntheticEvent) => event.stopPropagation()

/** One column: its header, its settings and a body that scrolls by itself. */
export function ColumnFrame(props: ColumnFrameProps) {
  const { t } = useLingui()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const ownId = useId()
  const { id: settingsId, isOpen } = props.settingsHold ?? { id: ownId, isOpen: isUnfolded }
  const { face, settings, onGrip, onFold, unread = 0, isSettingsAsked = false } = props
  const fold = props.seat?.fold ?? 'open'
  const isOpenable = settings !== undefined && fold === 'open'

  // A column that was folded comes back without its settings.
  if (isUnfolded && fold !== 'open') setIsUnfolded(false)
  if (isSettingsAsked !== wasAsked) {
    setWasAsked(isSettingsAsked)
    if (isSettingsAsked) setIsUnfolded(true)
  }

  const grip = (name: GripEvent) => (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-still]') !== null) return
    onGrip?.(name, event)
  }

  return (
    <section
      id={props.id}
      className={classNames(styles['column'], ring['above'])}
      aria-label={face.name}
      data-kind={props.kind}
      data-unread={unread > 0 || undefined}
      data-fold={fold === 'open' ? undefined : fold}
      style={props.seat?.style}
      tabIndex={-1}
    >
      {fold === 'strip' && onFold !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={styles['narrow']}
          onMouseDown={grip('onMouseDown')}
          onTouchStart={grip('onTouchStart')}
        >
          <FoldedFace face={face} unread={unread} onUnfold={onFold} />
        </div>
      )}
      {(fold === 'strip' || props.isHeaderHidden === true) && (
        <h2 className="visually-hidden">{face.name}</h2>
      )}
      {fold !== 'strip' && props.isHeaderHidden !== true && (
        // The keyboard has a handle of its own; the rest of the header is a larger one for the pointer.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <header
          className={styles['header']}
          data-movable={onGrip !== undefined || undefined}
          onMouseDown={grip('onMouseDown')}
          onTouchStart={grip('onTouchStart')}
          onDoubleClick={onFold}
        >
          {onGrip === undefined ? (
            <Icon name={face.icon} size={18} className={styles['icon']} />
          ) : (
            <button
              type="button"
              className={styles['handle']}
              aria-label={t`Move column`}
              data-grip
              onKeyDown={grip('onKeyDown')}
            >
              <Icon name={face.icon} size={18} className={styles['icon']} />
              <Icon name="grip" size={18} className={styles['dots']} />
            </button>
          )}
          <h2 className={styles['heading']}>
            <button type="button" onClick={props.onHeadingClick} dir="auto">
              {face.heading}
            </button>
          </h2>
          <span className={styles['detail']} dir="auto">
            {face.detail}
          </span>
          {fold === 'header' && <Count value={unread} />}
          <ErrorBoundary of={{ kind: 'sign' }}>{props.signs}</ErrorBoundary>
          <div className={styles['tools']} data-still onDoubleClick={keepToItself}>
            {props.tools}
            {fold === 'header' && (
              <IconButton
                label={t`Expand column`}
                icon="chevron-down"
                aria-expanded={false}
                data-unfold
                onClick={onFold}
              />
            )}
            {isOpenable && (
              <IconButton
                label={t`Column settings`}
                icon="sliders"
                aria-expanded={isOpen}
                aria-controls={settingsId}
                onClick={() => setIsUnfolded(!isOpen)}
              />
            )}
          </div>
        </header>
      )}
      {isOpenable && (
        <div id={settingsId} className={styles['settings']} hidden={!isOpen}>
          {isOpen && settings}
        </div>
      )}
      {fold === 'open' && props.note}
      <div className={styles['body']} hidden={fold !== 'open'} data-column-body>
        <ListSight value={fold === 'open'}>{props.children}</ListSight>
      </div>
    </section>
  )
}

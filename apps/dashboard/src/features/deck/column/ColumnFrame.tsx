import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { CountBadge } from '../../../ui/count/CountBadge.tsx'
import { ErrorBoundary } from '../../../ui/failure/ErrorBoundary.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ListVisibilityContext } from '../../../ui/live-list/list-visibility.ts'
import type { ColumnTitle } from '../title/column-title.ts'
import { CollapsedColumn } from './CollapsedColumn.tsx'
import type {
  DragHandleListener,
  ColumnSlot,
  DragHandleEvent,
  SettingsState,
} from './column-slot.ts'
import { ColumnAccount } from './ColumnAccount.tsx'
import { ColumnIcon } from './ColumnIcon.tsx'
import ring from '../../../ui/focus/FocusRing.module.css'
import styles from './ColumnFrame.module.css'

interface ColumnFrameProps {
  readonly id: string
  readonly kind: string
  readonly columnTitle: ColumnTitle
  /** Number of unread rows. */
  readonly unread?: number
  /** The slot of the column and whether it is collapsed there. Without a slot the column is expanded. */
  readonly slot?: ColumnSlot | undefined
  /** Collapses or expands the column. Without it the column cannot be collapsed. */
  readonly onCollapse?: () => void
  /** Hides the header in the mobile layout, where the tab bar names the column. */
  readonly isHeaderHidden?: boolean
  readonly onHeadingClick: () => void
  /** Called for every press on the header, so that the column can be dragged by it. */
  readonly onDragHandleEvent?: DragHandleListener
  /** The settings below the header. Without them there is no settings button. */
  readonly settings?: ReactNode
  /** Expands the settings, because one of them was requested. */
  readonly areSettingsRequested?: boolean
  readonly settingsState?: SettingsState | null
  /** Small state indicators, before the buttons. */
  readonly indicators?: ReactNode
  /** More buttons at the header's end. */
  readonly tools?: ReactNode
  /** A line with information about the column, between the header and the body. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** One column: its header, its settings and a body with its own scroll container. */
export function ColumnFrame(props: ColumnFrameProps) {
  const { t } = useLingui()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [wereSettingsRequested, setWereSettingsRequested] = useState(false)
  const ownId = useId()
  const { id: settingsId, isOpen } = props.settingsState ?? { id: ownId, isOpen: isUnfolded }
  const {
    columnTitle,
    settings,
    onDragHandleEvent,
    onCollapse,
    unread = 0,
    areSettingsRequested = false,
  } = props
  const fold = props.slot?.display ?? 'open'
  const isOpenable = settings !== undefined && fold === 'open'

  // A column that is expanded again starts with closed settings.
  if (isUnfolded && fold !== 'open') setIsUnfolded(false)
  if (areSettingsRequested !== wereSettingsRequested) {
    setWereSettingsRequested(areSettingsRequested)
    if (areSettingsRequested) setIsUnfolded(true)
  }

  const createDragHandler = (name: DragHandleEvent) => (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-still]') !== null) return
    onDragHandleEvent?.(name, event)
  }

  return (
    <section
      id={props.id}
      className={classNames(styles['column'], ring['above'])}
      aria-label={columnTitle.name}
      data-kind={props.kind}
      data-colour={columnTitle.colour}
      data-account={columnTitle.account}
      data-unread={unread > 0 || undefined}
      data-fold={fold === 'open' ? undefined : fold}
      style={props.slot?.style}
      tabIndex={-1}
    >
      {fold === 'strip' && onCollapse !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={styles['narrow']}
          onMouseDown={createDragHandler('onMouseDown')}
          onTouchStart={createDragHandler('onTouchStart')}
        >
          <CollapsedColumn columnTitle={columnTitle} unread={unread} onExpand={onCollapse} />
        </div>
      )}
      {(fold === 'strip' || props.isHeaderHidden === true) && (
        <h2 className="visually-hidden">{columnTitle.name}</h2>
      )}
      {props.isHeaderHidden === true && (
        <ColumnAccount account={columnTitle.account} place="edge" />
      )}
      {fold !== 'strip' && props.isHeaderHidden !== true && (
        // The keyboard has a separate handle. The rest of the header is a larger one for the pointer.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <header
          className={styles['header']}
          data-movable={onDragHandleEvent !== undefined || undefined}
          onMouseDown={createDragHandler('onMouseDown')}
          onTouchStart={createDragHandler('onTouchStart')}
          onDoubleClick={onCollapse}
        >
          {onDragHandleEvent === undefined ? (
            <ColumnIcon columnTitle={columnTitle} size={18} className={styles['icon']} />
          ) : (
            <button
              type="button"
              className={styles['handle']}
              aria-label={t`Move column`}
              data-grip
              onKeyDown={createDragHandler('onKeyDown')}
            >
              <ColumnIcon columnTitle={columnTitle} size={18} className={styles['icon']} />
              <Icon name="grip" size={18} className={styles['dots']} />
            </button>
          )}
          <h2 className={styles['heading']}>
            <button type="button" onClick={props.onHeadingClick} dir="auto">
              {columnTitle.heading}
            </button>
          </h2>
          <span className={styles['detail']}>
            <span dir="auto">{columnTitle.detail}</span>
          </span>
          {fold === 'header' && <CountBadge value={unread} />}
          <ColumnAccount account={columnTitle.account} place="header" />
          <ErrorBoundary part={{ kind: 'sign' }}>{props.indicators}</ErrorBoundary>
          <div className={styles['tools']} data-still onDoubleClick={stopPropagation}>
            {props.tools}
            {fold === 'header' && (
              <IconButton
                label={t`Expand column`}
                icon="chevron-down"
                aria-expanded={false}
                data-unfold
                onClick={onCollapse}
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
        <ListVisibilityContext value={fold === 'open'}>{props.children}</ListVisibilityContext>
      </div>
    </section>
  )
}

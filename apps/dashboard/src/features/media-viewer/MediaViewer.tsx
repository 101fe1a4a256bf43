import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { getShortcutDigit } from '@colonnade/domain/controls'
import type { MediaAttachmentEntity, StatusId } from '@colonnade/domain/entities'
import { wrapIndex } from '@colonnade/domain/media'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { Dialog, type DialogKeyEvent } from '../../ui/dialog/Dialog.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { useImageZoom } from './use-image-zoom.ts'
import { ViewerPages } from './ViewerPages.tsx'
import { ViewerStrip } from './ViewerStrip.tsx'
import styles from './MediaViewer.module.css'

/** A command that a key gives the viewer. */
type ViewerCommand =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly by: number }
  /** In px. */
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  | { readonly type: 'whole' }

/** Distance by which an arrow key pans an enlarged image, in px. */
const PAN_PX = 80
const ZOOM_STEP = 1.5

const PAN_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

interface PressedKey {
  readonly key: string
  /** The physical key (`KeyboardEvent.code`). */
  readonly code?: string
  readonly shiftKey: boolean
}

/**
 * Maps a key to a command. Arrow keys change the page; `+`, `-` and `0` zoom. On an enlarged image, Up and Down and
 * Shift with any arrow key pan.
 *
 * @returns null for a key without a command
 * @see MV-05, MV-08
 */
export function getViewerCommand(
  { key, code = '', shiftKey }: PressedKey,
  isMirrored: boolean,
  isZoomed: boolean,
): ViewerCommand | null {
  const pan = PAN_DIRECTIONS[key]
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  if (pan !== undefined && isZoomed && (shiftKey || !isSideways)) {
    return { type: 'pan', x: pan[0], y: pan[1] }
  }
  if (isSideways) return { type: 'step', by: (key === 'ArrowRight') === isMirrored ? -1 : 1 }
  if (key === '+' || key === '=') return { type: 'zoom', by: ZOOM_STEP }
  if (key === '-' || key === '_') return { type: 'zoom', by: 1 / ZOOM_STEP }
  return getShortcutDigit({ key, code, shiftKey }) === 0 ? { type: 'whole' } : null
}

interface MediaViewerProps {
  readonly statusId: StatusId
  /** Index of the first attachment to show, among those that the viewer can show. */
  readonly index: number
  readonly onClose: () => void
}

/** The images and videos of a post, one at a time, as large as the window. */
export function MediaViewer({ statusId, index, onClose }: MediaViewerProps) {
  const status = useSessionValue(statusAtoms, statusId)
  const media =
    status?.media_attachments.filter(({ type }) => type !== 'unknown' && type !== 'audio') ?? []
  if (media.length === 0) return null

  return <ViewerDialog media={media} start={index} onClose={onClose} />
}

interface ViewerDialogProps {
  readonly media: readonly MediaAttachmentEntity[]
  readonly start: number
  readonly onClose: () => void
}

/** These elements handle arrow keys themselves while they have the focus. */
const HANDLES_ARROW_KEYS = 'input, textarea, [role="slider"]'

/** Arrow keys and buttons wrap around at the ends. A click on the image hides everything except the image. */
export function ViewerDialog({ media, start, onClose }: ViewerDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const zoom = useImageZoom()
  const [asked, setIndex] = useState(start)
  const [isBare, setIsBare] = useState(false)
  // An edit may have removed attachments.
  const index = Math.min(asked, media.length - 1)
  const shown = media[index]
  const hasOthers = media.length > 1
  // A click on a video plays it, so a click cannot show the controls again. The player shows the description itself,
  // where it does not cover the controls.
  const isFilm = shown?.type === 'video'

  const goTo = (next: number) => {
    zoom.reset()
    setIndex(next)
  }
  const step = (by: 1 | -1) => goTo(wrapIndex(index, by, media.length))
  const handleKeyDown = (event: DialogKeyEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(HANDLES_ARROW_KEYS) !== null) return
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    const command = getViewerCommand(event, isMirrored, zoom.isZoomed())
    if (command?.type === 'step') step(command.by)
    if (command?.type === 'zoom') zoom.zoomBy(command.by)
    if (command?.type === 'pan') zoom.pan(command)
    if (command?.type === 'whole') zoom.zoomBy(0)
    if (command !== null) event.preventDefault()
  }
  const tabId = (page: number) => `${id}tab${page}`

  if (shown === undefined) return null
  return (
    <Dialog
      title={t`Media viewer`}
      isTitleHidden
      size="full"
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <div className={styles['viewer']} data-bare={(isBare && !isFilm) || undefined}>
        <ViewerStrip
          media={media}
          index={index}
          zoom={zoom}
          panel={hasOthers ? { id, labelledBy: tabId(index) } : null}
          onStep={step}
          onPress={() => setIsBare(!isBare)}
          onPressBeside={onClose}
        />
        <IconButton
          className={styles['close']}
          icon="close"
          iconSize={22}
          label={t`Close`}
          data-autofocus
          onClick={onClose}
        />
        {hasOthers && (
          <>
            <IconButton
              className={styles['previous']}
              icon="chevron-left"
              iconSize={28}
              label={t`Previous`}
              onClick={() => step(-1)}
            />
            <IconButton
              className={styles['next']}
              icon="chevron-right"
              iconSize={28}
              label={t`Next`}
              onClick={() => step(1)}
            />
          </>
        )}
        <footer className={styles['footer']}>
          {shown.description !== null && !isFilm && <p dir="auto">{shown.description}</p>}
          {hasOthers && (
            <ViewerPages
              count={media.length}
              index={index}
              panelId={id}
              getTabId={tabId}
              onChoose={goTo}
            />
          )}
        </footer>
      </div>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { getShortcutDigit } from '@colonnade/domain/controls'
import type { MediaAttachmentEntity, StatusId } from '@colonnade/domain/entities'
import { wrapIndex } from '@colonnade/domain/media'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { Dialog, type DialogKeyEvent } from '../../ui/dialog/Dialog.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { usePictureZoom } from './use-picture-zoom.ts'
import { ViewerPages } from './ViewerPages.tsx'
import { ViewerStrip } from './ViewerStrip.tsx'
import styles from './MediaViewer.module.css'

/** What a key asks of the viewer. */
type ViewerWish =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly by: number }
  /** In px. */
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  | { readonly type: 'whole' }

/** How far an arrow key moves a larger picture, in px. */
const PAN_PX = 80
const ZOOM_STEP = 1.5

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

interface PressedKey {
  readonly key: string
  /** Where the key is on the keyboard. */
  readonly code?: string
  readonly shiftKey: boolean
}

/**
 * Arrows go through the pictures; `+`, `-` and `0` zoom, and then Shift with arrows, or those that go
 * up and down, move the picture.
 *
 * @returns null for a key that means nothing here
 * @see MV-05, MV-08
 */
export function viewerKey(
  { key, code = '', shiftKey }: PressedKey,
  isMirrored: boolean,
  isZoomed: boolean,
): ViewerWish | null {
  const pan = PANS[key]
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
  /** Which of what can be looked at is shown first. */
  readonly index: number
  readonly onClose: () => void
}

/** The pictures and films of a post, one at a time, as large as the window. */
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

/** Whoever has the focus here uses the arrows for itself. */
const OWN_KEYS = 'input, textarea, [role="slider"]'

/** Arrows and buttons go round; a press on the picture hides all that is not the picture. */
export function ViewerDialog({ media, start, onClose }: ViewerDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const zoom = usePictureZoom()
  const [asked, setIndex] = useState(start)
  const [isBare, setIsBare] = useState(false)
  // An edit may have taken pictures away meanwhile.
  const index = Math.min(asked, media.length - 1)
  const shown = media[index]
  const hasOthers = media.length > 1
  // A press on it plays: it could not bring back what a press on a picture hid. It tells itself what
  // is seen in it, where words would lie over its controls.
  const isFilm = shown?.type === 'video'

  const goTo = (next: number) => {
    zoom.reset()
    setIndex(next)
  }
  const step = (by: 1 | -1) => goTo(wrapIndex(index, by, media.length))
  const handleKeyDown = (event: DialogKeyEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    const wish = viewerKey(event, isMirrored, zoom.isZoomed())
    if (wish?.type === 'step') step(wish.by)
    if (wish?.type === 'zoom') zoom.zoomBy(wish.by)
    if (wish?.type === 'pan') zoom.pan(wish)
    if (wish?.type === 'whole') zoom.zoomBy(0)
    if (wish !== null) event.preventDefault()
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
              tabId={tabId}
              onChoose={goTo}
            />
          )}
        </footer>
      </div>
    </Dialog>
  )
}

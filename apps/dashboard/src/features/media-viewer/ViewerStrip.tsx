import { useLingui } from '@lingui/react/macro'
import { type Ref, useRef, useState } from 'react'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { wrapIndex } from '@colonnade/domain/media'
import { LargeFilm } from './LargeFilm.tsx'
import { LargePicture } from './LargePicture.tsx'
import { type PictureZoom, useWheelZoom } from './use-picture-zoom.ts'
import { useViewerHand } from './use-viewer-hand.ts'
import styles from './ViewerStrip.module.css'

/** Where a picture lies: 0 is in view, 1 is where the next one waits, -1 the previous one. */
interface Pane {
  readonly index: number
  readonly offset: -1 | 0 | 1
}

/**
 * The picture in view and those that a swipe brings.
 *
 * @param side where the other one of two lies: it is the next and the previous one
 */
export function stripPanes(index: number, count: number, side: -1 | 1): readonly Pane[] {
  const shown: Pane = { index, offset: 0 }
  if (count < 2) return [shown]
  if (count === 2) return [shown, { index: 1 - index, offset: side }]
  return [
    { index: wrapIndex(index, -1, count), offset: -1 },
    shown,
    { index: wrapIndex(index, 1, count), offset: 1 },
  ]
}

interface ViewerStripProps {
  readonly media: readonly MediaAttachmentEntity[]
  readonly index: number
  readonly zoom: PictureZoom
  /** Ids of the panel and of the dot that names it; null where there are no dots. */
  readonly panel: { readonly id: string; readonly labelledBy: string } | null
  readonly onStep: (by: 1 | -1) => void
  readonly onPress: () => void
  readonly onPressBeside: () => void
}

/** The picture in view, and beside it, out of sight, those that a swipe brings. */
export function ViewerStrip(props: ViewerStripProps) {
  const { media, index, zoom, panel, onStep, onPress, onPressBeside } = props
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<1 | -1>(1)
  const hasOthers = media.length > 1
  const { strip, handlers } = useViewerHand({
    zoom,
    index,
    hasOthers,
    onStep,
    onPull: setSide,
    onPress,
    onPressBeside,
  })
  useWheelZoom(stage, zoom)

  return (
    // Escape, the Close button and the keys of the viewer are the twins of every press and gesture.
    /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
    <div
      ref={stage}
      className={styles['stage']}
      {...(panel !== null && {
        role: 'tabpanel',
        id: panel.id,
        'aria-labelledby': panel.labelledBy,
      })}
      {...handlers}
    >
      <div ref={strip} className={styles['strip']} style={{ '--swipe': `${SWIPE_SECONDS}s` }}>
        {stripPanes(index, media.length, side).map((pane) => {
          const each = media[pane.index]
          const isShown = pane.offset === 0
          if (each === undefined) return null
          return (
            <div
              key={each.id}
              className={styles['pane']}
              data-offset={pane.offset}
              inert={!isShown}
              aria-hidden={!isShown || undefined}
            >
              <ViewerItem
                media={each}
                label={each.description ?? t`Image ${pane.index + 1} of ${media.length}`}
                isShown={isShown}
                frameRef={zoom.frame}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface ViewerItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly isShown: boolean
  readonly frameRef: Ref<HTMLDivElement>
}

/** One attachment as large as it fits. @see MV-01 */
export function ViewerItem({ media, label, isShown, frameRef }: ViewerItemProps) {
  if (media.type !== 'image') return <LargeFilm media={media} label={label} isShown={isShown} />
  return <LargePicture media={media} label={label} frameRef={isShown ? frameRef : undefined} />
}

import { useLingui } from '@lingui/react/macro'
import { type Ref, useRef, useState } from 'react'
import { SWIPE_SECONDS } from '@colonnade/domain/columns'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { wrapIndex } from '@colonnade/domain/media'
import { LargeImage } from './LargeImage.tsx'
import { LargeVideo } from './LargeVideo.tsx'
import { type ImageZoom, useWheelZoom } from './use-image-zoom.ts'
import { useViewerGestures } from './use-viewer-gestures.ts'
import styles from './ViewerStrip.module.css'

/** The position of an image in the strip: 0 is visible, 1 is the next one, -1 the previous one. */
interface Pane {
  readonly index: number
  readonly offset: -1 | 0 | 1
}

/**
 * Returns the visible image and its neighbours for a swipe.
 *
 * @param side the side of the other one of two images, which is both the next and the previous one
 */
export function getPanes(index: number, count: number, side: -1 | 1): readonly Pane[] {
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
  readonly zoom: ImageZoom
  /** Ids of the panel and of the dot that labels it; null without dots. */
  readonly panel: { readonly id: string; readonly labelledBy: string } | null
  readonly onStep: (by: 1 | -1) => void
  readonly onPress: () => void
  readonly onPressBeside: () => void
}

/** The visible image with its neighbours out of view on both sides, for swiping. */
export function ViewerStrip(props: ViewerStripProps) {
  const { media, index, zoom, panel, onStep, onPress, onPressBeside } = props
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<1 | -1>(1)
  const hasOthers = media.length > 1
  const { strip, handlers } = useViewerGestures({
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
    // Every click and gesture has a keyboard equivalent: Escape, the Close button and the viewer's keys.
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
        {getPanes(index, media.length, side).map((pane) => {
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

/** One attachment, as large as fits. @see MV-01 */
export function ViewerItem({ media, label, isShown, frameRef }: ViewerItemProps) {
  if (media.type !== 'image') return <LargeVideo media={media} label={label} isShown={isShown} />
  return <LargeImage media={media} label={label} frameRef={isShown ? frameRef : undefined} />
}

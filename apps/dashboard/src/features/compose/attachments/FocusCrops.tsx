import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition, type Focus } from '@colonnade/domain/media'
import styles from './FocusDialog.module.css'

const SHAPES = [
  { name: msg`Wide`, shape: 'wide' },
  { name: msg`Square`, shape: 'square' },
  { name: msg`Tall`, shape: 'tall' },
] as const

interface FocusCropsProps {
  readonly media: MediaAttachmentEntity
  readonly focus: Focus
}

/** What is left of the picture in three shapes, as the focus moves. */
export function FocusCrops({ media, focus }: FocusCropsProps) {
  const { t, i18n } = useLingui()
  const { x, y } = focalPosition(focus)

  return (
    <fieldset className={styles['crops']} aria-label={t`How it is cropped`}>
      {SHAPES.map(({ name, shape }) => (
        <figure key={shape} data-shape={shape}>
          <img
            src={media.preview_url ?? media.url ?? undefined}
            alt=""
            draggable={false}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
          <figcaption>{i18n._(name)}</figcaption>
        </figure>
      ))}
    </fieldset>
  )
}

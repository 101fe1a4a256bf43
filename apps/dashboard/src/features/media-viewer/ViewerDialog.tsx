import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { wrapIndex } from '@colonnade/domain/media'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { ViewerItem } from './ViewerItem.tsx'
import { ViewerPages } from './ViewerPages.tsx'
import styles from './MediaViewer.module.css'

interface ViewerDialogProps {
  readonly media: readonly MediaAttachmentEntity[]
  readonly start: number
  readonly onClose: () => void
}

/** Arrows and buttons go round; a press on the picture hides all that is not the picture. */
export function ViewerDialog({ media, start, onClose }: ViewerDialogProps) {
  const { t } = useLingui()
  const [index, setIndex] = useState(start)
  const [isBare, setIsBare] = useState(false)
  const shown = media[index] ?? media[0]
  const hasOthers = media.length > 1

  const step = (by: 1 | -1) => {
    setIndex(wrapIndex(index, by, media.length))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowRight') step(isMirrored ? -1 : 1)
    if (event.key === 'ArrowLeft') step(isMirrored ? 1 : -1)
  }

  if (shown === undefined) return null
  return (
    <Dialog title={t`Media viewer`} isTitleHidden size="full" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows work from every control in it */}
      <div className={styles['viewer']} data-bare={isBare || undefined} onKeyDown={handleKeyDown}>
        <ViewerItem
          key={shown.id}
          media={shown}
          label={shown.description ?? t`Image ${index + 1} of ${media.length}`}
          onPress={() => {
            setIsBare(!isBare)
          }}
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
              onClick={() => {
                step(-1)
              }}
            />
            <IconButton
              className={styles['next']}
              icon="chevron-right"
              iconSize={28}
              label={t`Next`}
              onClick={() => {
                step(1)
              }}
            />
          </>
        )}
        <footer className={styles['footer']}>
          {shown.description !== null && <p dir="auto">{shown.description}</p>}
          {hasOthers && <ViewerPages count={media.length} index={index} onChoose={setIndex} />}
        </footer>
      </div>
    </Dialog>
  )
}

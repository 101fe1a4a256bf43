import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { PreviewCardEntity } from '@colonnade/domain/entities'
import type { CardFrame } from '@colonnade/domain/status'
import { focusAfterIframe } from '../../../ui/focus/focus-after-iframe.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CardPicture, CardText, getFrameSize } from './card-parts.tsx'
import styles from './Card.module.css'

export interface FrameCardProps {
  readonly card: PreviewCardEntity
  readonly frame: CardFrame
  readonly picture: string | null
  readonly isLarge: boolean
}

/** An embed of another site. No request is sent to that site before the user clicks. */
export function FrameCard({ card, frame, picture, isLarge }: FrameCardProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isFilm = card.type === 'video'
  const title = card.title === '' ? card.url : card.title
  const { host } = frame
  const offer = isFilm ? t`Play from ${host}` : t`Show from ${host}`
  const handleClose = () => {
    setIsOpen(false)
    requestAnimationFrame(() => {
      if (opener.current !== null) focusAfterIframe(opener.current)
    })
  }

  return (
    <div className={styles['framed']} style={getFrameSize(card)}>
      {isOpen ? (
        <iframe
          // The clicked button was removed, so the focus moves to its replacement.
          ref={(element) => element?.focus()}
          className={styles['frame']}
          src={frame.src}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className={styles['offer']}
          aria-label={t`${offer}: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          {(picture !== null || card.blurhash !== null) && (
            <CardPicture card={card} src={picture} />
          )}
          <span className={styles['host']}>
            <Icon name={isFilm ? 'play' : 'code'} size={16} isFilled={isFilm} />
            {offer}
          </span>
        </button>
      )}
      <div className={styles['foot']}>
        <a className={styles['text']} href={card.url} target="_blank" rel="noopener noreferrer">
          <CardText card={card} isComplete={isLarge} />
        </a>
        {isOpen && (
          <IconButton
            icon="close"
            label={isFilm ? t`Close video` : t`Close content from ${host}`}
            onClick={handleClose}
          />
        )}
      </div>
    </div>
  )
}

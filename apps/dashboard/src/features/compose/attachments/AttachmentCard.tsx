import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DESCRIPTION_LIMIT } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition } from '@colonnade/domain/media'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Attachments.module.css'

interface AttachmentCardProps {
  readonly media: MediaAttachmentEntity
  /** The file's. */
  readonly name: string
  readonly onDescribe: (description: string) => void
  /** Asks for its focal point. */
  readonly onFocus: () => void
  readonly onRemove: () => void
}

/** One attachment of the draft: what it shows, what it says, and the way out (UPL-14). */
export function AttachmentCard(props: AttachmentCardProps) {
  const { media, name, onDescribe, onFocus, onRemove } = props
  const { t } = useLingui()
  const [description, setDescription] = useState(media.description ?? '')

  return (
    <fieldset className={styles['card']} aria-label={name}>
      <Preview media={media} />
      <textarea
        className={styles['description']}
        aria-label={t`Description`}
        placeholder={t`What is there to see or hear?`}
        dir="auto"
        rows={2}
        maxLength={DESCRIPTION_LIMIT}
        value={description}
        onChange={({ currentTarget }) => {
          setDescription(currentTarget.value)
        }}
        onKeyDown={(event) => {
          // Not to publish before the words are saved: they go first.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.blur()
        }}
        onBlur={() => {
          onDescribe(description)
        }}
      />
      <div className={styles['acts']}>
        <IconButton icon="close" iconSize={16} label={t`Remove`} onClick={onRemove} />
        {media.type === 'image' && media.preview_url !== null && (
          <IconButton
            icon="target"
            iconSize={16}
            label={t`Edit focal point`}
            aria-haspopup="dialog"
            onClick={onFocus}
          />
        )}
      </div>
    </fieldset>
  )
}

function Preview({ media }: { readonly media: MediaAttachmentEntity }) {
  const { x, y } = focalPosition(media.meta?.focus ?? null)
  if (media.type !== 'image' || media.preview_url === null) {
    return (
      <span className={styles['preview']}>
        <Icon name={media.type === 'audio' ? 'sound' : 'play'} size={22} />
      </span>
    )
  }
  return (
    <img
      className={styles['preview']}
      src={media.preview_url}
      alt=""
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  )
}

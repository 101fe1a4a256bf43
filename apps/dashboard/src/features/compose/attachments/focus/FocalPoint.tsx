import { useEffect, useEffectEvent } from 'react'
import type { MediaId } from '@colonnade/domain/entities'
import { changeAttachmentAtom } from '../../../../state/compose/change-attachment.ts'
import {
  saveDescriptionAtom,
  typeDescriptionAtom,
} from '../../../../state/compose/describe-media.ts'
import { mediaLimitsAtom } from '../../../../state/compose/media-limits.ts'
import { type AttachmentCard, attachmentCardsAtom } from '../../../../state/compose/upload-list.ts'
import { useSessionAction, useSessionValue } from '../../../../state/react/index.ts'
import { DescriptionField } from '../DescriptionField.tsx'
import { FocusDialog } from './FocusDialog.tsx'
import styles from './FocusDialog.module.css'

/** Enough lines to describe a picture without scrolling. */
const DESCRIPTION_ROWS = 6

interface FocalPointProps {
  readonly mediaId: MediaId
  readonly onClose: () => void
}

/** The dialog for the focal point and the description of an attachment, open while the draft has this attachment. */
export function FocalPoint({ mediaId, onClose }: FocalPointProps) {
  const card = useSessionValue(attachmentCardsAtom).find(({ media }) => media?.id === mediaId)
  const change = useSessionAction(changeAttachmentAtom)
  const isGone = !card?.media

  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])

  if (!card?.media) return null
  return (
    <FocusDialog
      media={card.media}
      description={<Description card={card} />}
      onSave={(focus) => void change(mediaId, { focus })}
      onClose={onClose}
    />
  )
}

/** Text typed here appears in the card too. It is saved when the field or the dialog is left. */
function Description({ card: { key, description } }: { readonly card: AttachmentCard }) {
  const limits = useSessionValue(mediaLimitsAtom)
  const type = useSessionAction(typeDescriptionAtom)
  const save = useSessionAction(saveDescriptionAtom)
  const saveTyped = useEffectEvent(() => void save(key))

  // A field that is removed with the dialog fires no blur event.
  useEffect(() => () => saveTyped(), [])

  return (
    <div className={styles['description']}>
      <DescriptionField
        value={description}
        limit={limits.description_limit}
        isLocked={false}
        rows={DESCRIPTION_ROWS}
        onType={(text) => type(key, text)}
        onDescribed={() => void save(key)}
      />
    </div>
  )
}

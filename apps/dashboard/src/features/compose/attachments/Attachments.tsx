import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { sensitiveToggle } from '@colonnade/domain/compose'
import {
  cancelUploadAtom,
  changeAttachmentAtom,
  removeAttachmentAtom,
} from '../../../state/compose/change-attachment.ts'
import { changeDraftAtom, draftAtom } from '../../../state/compose/draft.ts'
import { fileNamesAtom, uploadsAtom } from '../../../state/compose/upload-list.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { AttachmentCard } from './AttachmentCard.tsx'
import { UploadCard } from './UploadCard.tsx'
import styles from './Attachments.module.css'

/** The draft's attachments, and the files that are on their way to become some. */
export function Attachments({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const { attachments, pending } = useSessionValue(uploadsAtom)
  const names = useSessionValue(fileNamesAtom)
  const draft = useSessionValue(draftAtom)
  const { always_show_spoilers_field } = useAppValue(localSettingsAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const change = useSessionAction(changeAttachmentAtom)
  const remove = useSessionAction(removeAttachmentAtom)
  const cancel = useSessionAction(cancelUploadAtom)
  const sensitive = sensitiveToggle(draft, always_show_spoilers_field)

  if (attachments.length === 0 && pending.length === 0) return null
  return (
    <div ref={ref} className={styles['list']}>
      {attachments.map((media) => (
        <AttachmentCard
          key={media.id}
          media={media}
          name={names.get(media.id) || t`Attachment`}
          onDescribe={(description) => void change(media.id, { description })}
          onFocus={() => openModal({ type: 'FOCAL_POINT', accountKey, mediaId: media.id })}
          onRemove={() => {
            remove(media.id)
          }}
        />
      ))}
      {pending.map((upload) => (
        <UploadCard
          key={upload.key}
          upload={upload}
          name={names.get(upload.key) || t`Attachment`}
          onRemove={() => {
            cancel(upload.key)
          }}
        />
      ))}
      {sensitive.isShown && (
        <Toggle
          label={t`Mark media as sensitive`}
          isOn={sensitive.isOn}
          isDisabled={sensitive.isFixed}
          onChange={(isOn) => {
            changeDraft({ sensitive: isOn })
          }}
        />
      )}
    </div>
  )
}

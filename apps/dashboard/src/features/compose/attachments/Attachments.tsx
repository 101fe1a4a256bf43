import { useLingui } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import { getSensitiveToggle, getSizeLimit } from '@colonnade/domain/compose'
import { lazyModule } from '../../../lib/lazy-module.ts'
import {
  cancelUploadAtom,
  moveAttachmentAtom,
  removeAttachmentAtom,
} from '../../../state/compose/change-attachment.ts'
import { saveDescriptionAtom, typeDescriptionAtom } from '../../../state/compose/describe-media.ts'
import { draftOptionsAtom, warningTextAtom } from '../../../state/compose/draft-parts.ts'
import { changeDraftAtom, isSubmittingAtom } from '../../../state/compose/draft.ts'
import { mediaLimitsAtom } from '../../../state/compose/media-limits.ts'
import { retryUploadAtom } from '../../../state/compose/upload-file.ts'
import {
  attachmentCardsAtom,
  dismissRejectedFilesAtom,
  rejectedFilesAtom,
} from '../../../state/compose/upload-list.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import type { DragListeners } from '../../../ui/dragging/list-dragging/drag-listeners.ts'
import type { ListDraggingProps } from '../../../ui/dragging/list-dragging/ListDragging.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { AttachmentCard, type AttachmentCardProps } from './AttachmentCard.tsx'
import { NotAdded } from './NotAdded.tsx'
import styles from './Attachments.module.css'

/** The attachments of the draft, the running uploads and the files that could not be added. */
export function Attachments({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  const limits = useSessionValue(mediaLimitsAtom)
  const cards = useSessionValue(attachmentCardsAtom)
  const rejected = useSessionValue(rejectedFilesAtom)
  const dismiss = useSessionAction(dismissRejectedFilesAtom)
  const moveAttachment = useSessionAction(moveAttachmentAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [grips] = useState<DragListeners>(() => new Map())
  const [moved, setMoved] = useState('')
  const attached = cards.filter(({ media }) => media !== null)
  const total = attached.length

  const move = (key: string, index: number) => {
    const card = attached.find((each) => each.key === key)
    if (card?.media) moveAttachment(card.media.id, index)
  }
  const moveAndAnnounce = (key: string, index: number) => {
    move(key, index)
    const place = index + 1
    setMoved(t`Position ${place} of ${total}`)
  }

  return (
    <div ref={ref}>
      <div ref={setList} className={styles['list']}>
        {cards.map((card) => (
          <ConnectedCard
            key={card.key}
            card={card}
            isLocked={isLocked}
            position={
              card.media === null || total < 2 ? null : { index: attached.indexOf(card), total }
            }
            onMove={(index) => moveAndAnnounce(card.key, index)}
            onHandleEvent={(name, event) => grips.get(card.key)?.(name, event)}
          />
        ))}
        {total > 1 && (
          <LazyDragging
            list={list}
            keys={attached.map(({ key }) => key)}
            dragListeners={grips}
            instructions={t`Press Space to pick up the file, arrow keys to move it, Space to drop, Escape to cancel.`}
            onMove={move}
          />
        )}
        <output className="visually-hidden">{moved}</output>
        {rejected !== null && <NotAdded rejected={rejected} limits={limits} onDismiss={dismiss} />}
        <SensitiveToggle isLocked={isLocked} />
      </div>
    </div>
  )
}

type ConnectedCardProps = Pick<
  AttachmentCardProps,
  'card' | 'isLocked' | 'position' | 'onMove' | 'onHandleEvent'
>

function ConnectedCard({ card, ...moving }: ConnectedCardProps) {
  const { key: accountKey } = useSession()
  const limits = useSessionValue(mediaLimitsAtom)
  const openModal = useAppAction(openModalAtom)
  const type = useSessionAction(typeDescriptionAtom)
  const save = useSessionAction(saveDescriptionAtom)
  const retry = useSessionAction(retryUploadAtom)
  const remove = useSessionAction(removeAttachmentAtom)
  const cancel = useSessionAction(cancelUploadAtom)
  const { key, media, file } = card

  return (
    <AttachmentCard
      {...moving}
      card={card}
      descriptionLimit={limits.description_limit}
      sizeLimit={file === null ? null : getSizeLimit(file, limits)}
      onType={(description) => type(key, description)}
      onDescribed={() => void save(key)}
      onFocus={() => {
        if (media !== null) openModal({ type: 'FOCAL_POINT', accountKey, mediaId: media.id })
      }}
      onRetry={() => void retry(key)}
      onRemove={() => (media === null ? cancel(key) : remove(media.id))}
    />
  )
}

function SensitiveToggle({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useLingui()
  const options = useSessionValue(draftOptionsAtom)
  const spoilerText = useSessionValue(warningTextAtom)
  const { always_show_spoilers_field } = useAppValue(localSettingsAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const sensitive = getSensitiveToggle({ ...options, spoilerText }, always_show_spoilers_field)

  if (!sensitive.isShown) return null
  return (
    <Toggle
      label={t`Mark media as sensitive`}
      isOn={sensitive.isOn}
      isDisabled={isLocked || sensitive.isFixed}
      onChange={(isOn) => {
        changeDraft({ sensitive: isOn })
      }}
    />
  )
}

const dragging = lazyModule(
  async () => (await import('../../../ui/dragging/list-dragging/ListDragging.tsx')).ListDragging,
)

/** Drag and drop of attachments, loaded once there are two. If loading fails, the move buttons still work. */
export function LazyDragging(props: ListDraggingProps) {
  return <Lazy module={dragging} props={props} failure="nothing" />
}

import { useLingui } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import { sensitiveToggle, sizeLimit } from '@colonnade/domain/compose'
import { lazyModule } from '../../../lib/lazy-module.ts'
import {
  cancelUploadAtom,
  moveAttachmentAtom,
  removeAttachmentAtom,
} from '../../../state/compose/change-attachment.ts'
import { saveDescriptionAtom, typeDescriptionAtom } from '../../../state/compose/describe.ts'
import { changeDraftAtom, draftAtom, isSubmittingAtom } from '../../../state/compose/draft.ts'
import { mediaLimitsAtom } from '../../../state/compose/media-limits.ts'
import { retryUploadAtom } from '../../../state/compose/send-file.ts'
import {
  cardsAtom,
  dismissTurnedAwayAtom,
  turnedAwayAtom,
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
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { Toggle } from '../../../ui/toggle/Toggle.tsx'
import { AttachmentCard, type AttachmentCardProps } from './AttachmentCard.tsx'
import type { AttachmentDraggingProps } from './dragging/AttachmentDragging.tsx'
import type { CardGrips } from './dragging/card-grips.ts'
import { NotAdded } from './NotAdded.tsx'
import styles from './Attachments.module.css'

/** The draft's attachments, the files that are to become some, and what could not be added. */
export function Attachments({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  const limits = useSessionValue(mediaLimitsAtom)
  const cards = useSessionValue(cardsAtom)
  const turnedAway = useSessionValue(turnedAwayAtom)
  const dismiss = useSessionAction(dismissTurnedAwayAtom)
  const moveAttachment = useSessionAction(moveAttachmentAtom)
  const isLocked = useSessionValue(isSubmittingAtom)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [grips] = useState<CardGrips>(() => new Map())
  const [moved, setMoved] = useState('')
  const attached = cards.filter(({ media }) => media !== null)
  const total = attached.length

  const move = (key: string, index: number) => {
    const card = attached.find((each) => each.key === key)
    if (card?.media) moveAttachment(card.media.id, index)
  }
  const moveAndTell = (key: string, index: number) => {
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
            place={
              card.media === null || total < 2 ? null : { index: attached.indexOf(card), total }
            }
            onMove={(index) => moveAndTell(card.key, index)}
            onGrip={(name, event) => grips.get(card.key)?.(name, event)}
          />
        ))}
        {total > 1 && (
          <LateDragging
            list={list}
            keys={attached.map(({ key }) => key)}
            grips={grips}
            onMove={move}
          />
        )}
        <output className="visually-hidden">{moved}</output>
        {turnedAway !== null && (
          <NotAdded turnedAway={turnedAway} limits={limits} onDismiss={dismiss} />
        )}
        <SensitiveToggle isLocked={isLocked} />
      </div>
    </div>
  )
}

type ConnectedCardProps = Pick<
  AttachmentCardProps,
  'card' | 'isLocked' | 'place' | 'onMove' | 'onGrip'
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
      sizeLimit={file === null ? null : sizeLimit(file, limits)}
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
  const draft = useSessionValue(draftAtom)
  const { always_show_spoilers_field } = useAppValue(localSettingsAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const sensitive = sensitiveToggle(draft, always_show_spoilers_field)

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
  async () => (await import('./dragging/AttachmentDragging.tsx')).AttachmentDragging,
)

/** What drags attachments, fetched once there are two. Should it never arrive, buttons move them too. */
export function LateDragging(props: AttachmentDraggingProps) {
  return <Lazy module={dragging} props={props} failure="nothing" />
}

import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import {
  EMPTY_POLL,
  type PublishButton,
  getPublishVisibility,
  getSideArmVisibility,
} from '@colonnade/domain/compose'
import type { StatusId } from '@colonnade/domain/entities'
import { lazyModule, preload } from '../../lib/lazy-module.ts'
import { mountComposerAtom } from '../../state/compose/composer-focus.ts'
import { draftOptionsAtom, hasPollAtom } from '../../state/compose/draft-parts.ts'
import {
  canSubmitAtom,
  changeDraftAtom,
  draftIdAtom,
  editingAtom,
  isSubmittingAtom,
  repliedVisibilityAtom,
  toggleSpoilerAtom,
} from '../../state/compose/draft.ts'
import { hasMediaAtom, canAddFileAtom, rejectedFilesAtom } from '../../state/compose/upload-list.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { ComposerParts } from './composer-parts.tsx'
import { ComposerView } from './ComposerView.tsx'
import { DraftCounter, DraftText, DraftWarning } from './draft-fields.tsx'
import { OwnName } from './OwnName.tsx'

const authorChoice = lazyModule(
  async () => (await import('./author/AuthorChoice.tsx')).AuthorChoice,
)

/** Preloaded when idle, at the latest with the first file, because preview images may delay the request then. */
const attachments = lazyModule(
  async () => (await import('./attachments/Attachments.tsx')).Attachments,
)

interface ComposerProps {
  /** null while they load: the user can write, but not publish yet. */
  readonly parts: ComposerParts | null
  readonly takesFocus: boolean
  readonly onPublished?: (published: {
    readonly id: StatusId
    readonly isEdit: boolean
    /** Whether the composer continues with a reply to it, or with a draft that was started in the meantime. */
    readonly staysOpen: boolean
  }) => void
}

/** The composer of the current session, with its draft. */
export const Composer = memo(function Composer({ parts, takesFocus, onPublished }: ComposerProps) {
  const session = useSession()
  const { clock } = session.platform
  const [failedId, setFailedId] = useState<string | null>(null)
  const [isPollNew, setIsPollNew] = useState(false)
  const settings = useAppValue(localSettingsAtom)
  const draft = useSessionValue(draftOptionsAtom)
  const hasPoll = useSessionValue(hasPollAtom)
  const draftId = useSessionValue(draftIdAtom)
  const isEdit = useSessionValue(editingAtom) !== null
  const account = useSessionValue(accountAtoms, session.me)
  const canSubmit = useSessionValue(canSubmitAtom)
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const toggleSpoiler = useSessionAction(toggleSpoilerAtom)
  const hasRemainingSpace = useSessionValue(canAddFileAtom)
  const hasMedia = useSessionValue(hasMediaAtom)
  const isFileTurnedAway = useSessionValue(rejectedFilesAtom) !== null
  const text = useRef<HTMLTextAreaElement>(null)
  const attachmentList = useRef<HTMLDivElement>(null)
  const mountComposer = useAppAction(mountComposerAtom)
  const isAlone = useAppValue(sessionsAtom).length < 2
  const sideArm = getSideArmVisibility(
    settings.side_arm,
    settings.side_arm_reply_mode,
    useSessionValue(repliedVisibilityAtom),
  )
  const me = account ?? session.initialState.account
  const forgetFailure = () => setFailedId(null)

  useEffect(() => mountComposer(), [mountComposer])
  useEffect(() => clock.whenIdle(() => void preload(attachments)), [clock])

  const publish = async (button: PublishButton) => {
    if (parts === null) return
    setFailedId(null)
    const sent = await parts.publish(session, getPublishVisibility(button, draft.privacy, sideArm))
    if (sent === null) setFailedId(draftId)
    else onPublished?.({ id: sent.id, isEdit, staysOpen: draft.threaded || !sent.wasInComposer })
  }

  if (me === null) return null
  return (
    <ComposerView
      draft={draft}
      me={me}
      author={
        !isAlone && (
          <Lazy
            module={authorChoice}
            props={{ me }}
            fallback={<OwnName me={me} origin={session.origin} />}
          />
        )
      }
      origin={session.origin}
      replyContext={parts && <parts.Context inReplyTo={draft.inReplyTo} isEdit={isEdit} />}
      warning={<DraftWarning onEnter={() => text.current?.focus()} onEdit={forgetFailure} />}
      text={<DraftText ref={text} takesFocus={takesFocus} onEdit={forgetFailure} />}
      textRef={text}
      counter={<DraftCounter />}
      canSubmit={canSubmit && parts !== null}
      isSubmitting={isSubmitting}
      isEdit={isEdit}
      sideArm={sideArm}
      supportsLocalOnly={session.api.capabilities.getSupport('localOnly') === 'yes'}
      alwaysWarns={settings.always_show_spoilers_field}
      {...(parts !== null && {
        emojiButton: parts.EmojiButton,
        optionsButton: parts.AdvancedOptions,
        hints: <parts.Hints hasFailed={failedId === draftId} />,
      })}
      attachments={
        (hasMedia || isFileTurnedAway) && (
          <Lazy module={attachments} props={{ ref: attachmentList }} />
        )
      }
      moreTools={
        parts !== null &&
        session.api.capabilities.has('polls') && (
          <parts.PollButton
            hasPoll={hasPoll}
            isDisabled={isEdit || isSubmitting || hasMedia}
            onToggle={() => {
              setIsPollNew(!hasPoll)
              changeDraft({ poll: hasPoll ? null : EMPTY_POLL })
            }}
          />
        )
      }
      poll={
        hasPoll &&
        parts !== null && (
          <parts.Poll
            isNew={isPollNew}
            onEdit={() => {
              setIsPollNew(false)
              forgetFailure()
            }}
          />
        )
      }
      refusal={parts && <parts.SendingNotes />}
      addMedia={
        parts && <parts.AddMedia isDisabled={!hasRemainingSpace || isSubmitting || hasPoll} />
      }
      onFile={(file) => {
        if (!isSubmitting && !hasPoll) void parts?.attachFiles(session, [file])
      }}
      onDrop={(files) => void parts?.dropFiles(session, files)}
      onChange={(change) => {
        forgetFailure()
        changeDraft(change)
      }}
      onToggleSpoiler={toggleSpoiler}
      onSubmit={(button) => {
        parts?.confirmAndPublish({
          focusDescription: (index) => focusDescription(attachmentList, index),
          publish: () => void publish(button),
        })
      }}
    />
  )
})

function focusDescription(list: RefObject<HTMLDivElement | null>, index: number): void {
  list.current?.querySelectorAll('textarea')[index]?.focus()
}

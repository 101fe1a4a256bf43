import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  EMPTY_POLL,
  type PublishButton,
  getPublishVisibility,
  getSideArmVisibility,
} from '@colonnade/domain/compose'
import type { StatusId } from '@colonnade/domain/entities'
import { lazyModule, preload } from '../../lib/lazy-module.ts'
import { composerFocusAtom, mountComposerAtom } from '../../state/compose/composer-focus.ts'
import {
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  draftIdAtom,
  editingAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
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
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { ComposerParts } from './composer-parts.tsx'
import { ComposerView } from './ComposerView.tsx'
import type { ComposerSuggestions } from './suggestions/composer-suggestions.ts'

/** Preloaded when idle, at the latest with the first file, because preview images may delay the request then. */
const attachments = lazyModule(
  async () => (await import('./attachments/Attachments.tsx')).Attachments,
)

/** Loaded with the first poll. */
const pollEditor = lazyModule(async () => (await import('./poll/PollEditor.tsx')).PollEditor)

interface ComposerProps {
  /** null while they load: the user can write, but not publish yet. */
  readonly parts: ComposerParts | null
  readonly suggestions: ComposerSuggestions
  readonly takesFocus: boolean
  readonly onPublished?: (published: {
    readonly id: StatusId
    readonly isEdit: boolean
    /** Whether the composer continues with a reply to it, or with a draft that was started in the meantime. */
    readonly staysOpen: boolean
  }) => void
}

/** The composer of the current session, with its draft. */
export function Composer({ parts, suggestions, takesFocus, onPublished }: ComposerProps) {
  const session = useSession()
  const { clock } = session.platform
  const [failedId, setFailedId] = useState<string | null>(null)
  const [isPollNew, setIsPollNew] = useState(false)
  const settings = useAppValue(localSettingsAtom)
  const focusRequest = useAppValue(composerFocusAtom)
  const draft = useSessionValue(draftAtom)
  const draftId = useSessionValue(draftIdAtom)
  const isEdit = useSessionValue(editingAtom) !== null
  const account = useSessionValue(accountAtoms, session.me)
  const remaining = useSessionValue(remainingCharactersAtom)
  const canSubmit = useSessionValue(canSubmitAtom)
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const toggleSpoiler = useSessionAction(toggleSpoilerAtom)
  const hasRemainingSpace = useSessionValue(canAddFileAtom)
  const hasMedia = useSessionValue(hasMediaAtom)
  const isFileTurnedAway = useSessionValue(rejectedFilesAtom) !== null
  const attachmentList = useRef<HTMLDivElement>(null)
  const mountComposer = useAppAction(mountComposerAtom)
  const sideArm = getSideArmVisibility(
    settings.side_arm,
    settings.side_arm_reply_mode,
    useSessionValue(repliedVisibilityAtom),
  )
  const me = account ?? session.initialState.account

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
      draftId={draftId}
      me={me}
      origin={session.origin}
      replyContext={parts && <parts.Context inReplyTo={draft.inReplyTo} isEdit={isEdit} />}
      remaining={remaining}
      canSubmit={canSubmit && parts !== null}
      isSubmitting={isSubmitting}
      isEdit={isEdit}
      hasFailed={failedId === draftId}
      sideArm={sideArm}
      supportsLocalOnly={session.api.capabilities.getSupport('localOnly') === 'yes'}
      alwaysWarns={settings.always_show_spoilers_field}
      focusRequest={focusRequest}
      preselectsNames={settings.preselect_on_reply}
      takesFocus={takesFocus}
      suggestions={suggestions}
      {...(parts !== null && {
        emojiButton: parts.EmojiButton,
        optionsButton: parts.AdvancedOptions,
        hints: parts.Hints,
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
            hasPoll={draft.poll !== null}
            isDisabled={isEdit || isSubmitting || hasMedia}
            onToggle={() => {
              setIsPollNew(draft.poll === null)
              changeDraft({ poll: draft.poll === null ? EMPTY_POLL : null })
            }}
          />
        )
      }
      poll={
        draft.poll !== null && (
          <Lazy
            module={pollEditor}
            props={{
              poll: draft.poll,
              limits: session.meta.poll_limits,
              isLocked: isSubmitting,
              isNew: isPollNew,
              suggestions,
              onChange: (poll) => {
                setIsPollNew(false)
                setFailedId(null)
                changeDraft({ poll })
              },
            }}
          />
        )
      }
      refusal={parts && <parts.SendingNotes />}
      addMedia={
        parts && (
          <parts.AddMedia isDisabled={!hasRemainingSpace || isSubmitting || draft.poll !== null} />
        )
      }
      onFile={(file) => {
        if (!isSubmitting && draft.poll === null) void parts?.attachFiles(session, [file])
      }}
      onDrop={(files) => void parts?.dropFiles(session, files)}
      onChange={(change) => {
        setFailedId(null)
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
}

function focusDescription(list: RefObject<HTMLDivElement | null>, index: number): void {
  list.current?.querySelectorAll('textarea')[index]?.focus()
}

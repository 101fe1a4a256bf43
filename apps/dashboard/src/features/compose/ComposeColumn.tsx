import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import {
  EMPTY_POLL,
  publishedVisibility,
  sideArmVisibility,
  type PublishButton,
} from '@colonnade/domain/compose'
import { attachFilesAtom, dropFilesAtom } from '../../state/compose/attach-files.ts'
import { composerFocusAtom } from '../../state/compose/composer-focus.ts'
import {
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
  toggleSpoilerAtom,
} from '../../state/compose/draft.ts'
import { editingAtom } from '../../state/compose/edited-post.ts'
import { mountComposerAtom } from '../../state/compose/mounted-composers.ts'
import { repliedVisibilityAtom } from '../../state/compose/replied-visibility.ts'
import { submitDraftAtom } from '../../state/compose/submit.ts'
import { hasMediaAtom, hasRoomAtom, turnedAwayAtom } from '../../state/compose/upload-list.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { EmojiButton } from '../emoji-picker/index.ts'
import { AddMediaButton } from './attachments/AddMediaButton.tsx'
import { DrawButton } from './attachments/DrawButton.tsx'
import { LateAttachments } from './attachments/LateAttachments.tsx'
import { ComposerView } from './ComposerView.tsx'
import { DraftContext } from './DraftContext.tsx'
import { Drafts } from './drafts/Drafts.tsx'
import { HelperFriend } from './HelperFriend.tsx'
import { leaveComposeScreen } from './leave-compose-screen.ts'
import { LatePollEditor } from './poll/LatePollEditor.tsx'
import { PollButton } from './poll/PollButton.tsx'
import { useSuggesting } from './suggestions/use-suggesting.tsx'
import { useMediaQuestion } from './use-media-question.ts'
import styles from './Composer.module.css'

const COMPOSE_PATH = '/statuses/new'

// They know nothing of the text: no key draws them anew.
const StillContext = memo(DraftContext)
const StillDrafts = memo(Drafts)
const StillFriend = memo(HelperFriend)

/** The composer of the account above, with its draft. */
export function ComposeColumn() {
  const session = useSession()
  const path = usePathname()
  const [hasFailed, setHasFailed] = useState(false)
  const [chance] = useState(() => session.platform.random())
  const settings = useAppValue(localSettingsAtom)
  const focusRequests = useAppValue(composerFocusAtom)
  const draft = useSessionValue(draftAtom)
  const isEdit = useSessionValue(editingAtom) !== null
  const account = useSessionValue(accountAtoms, session.me)
  const remaining = useSessionValue(remainingCharactersAtom)
  const canSubmit = useSessionValue(canSubmitAtom)
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const changeDraft = useSessionAction(changeDraftAtom)
  const toggleSpoiler = useSessionAction(toggleSpoilerAtom)
  const submitDraft = useSessionAction(submitDraftAtom)
  const hasRoom = useSessionValue(hasRoomAtom)
  const hasMedia = useSessionValue(hasMediaAtom)
  const isFileTurnedAway = useSessionValue(turnedAwayAtom) !== null
  const attachmentList = useRef<HTMLDivElement>(null)
  const askFirst = useMediaQuestion()
  const attachFiles = useSessionAction(attachFilesAtom)
  const dropFiles = useSessionAction(dropFilesAtom)
  const suggesting = useSuggesting()
  const mountComposer = useAppAction(mountComposerAtom)
  const sideArm = sideArmVisibility(
    settings.side_arm,
    settings.side_arm_reply_mode,
    useSessionValue(repliedVisibilityAtom),
  )
  const me = account ?? session.initialState.account
  const isScreen = path === COMPOSE_PATH

  useEffect(() => mountComposer(), [mountComposer])

  const publish = async (button: PublishButton) => {
    const isPublished = await submitDraft(publishedVisibility(button, draft.privacy, sideArm))
    setHasFailed(!isPublished)
    if (isPublished && isScreen && !draft.threaded) leaveComposeScreen()
  }

  const focusDescription = (index: number) => {
    attachmentList.current?.querySelectorAll('textarea')[index]?.focus()
  }

  if (me === null) return null
  return (
    <div className={styles['room']}>
      <ComposerView
        draft={draft}
        me={me}
        origin={session.origin}
        replyContext={<StillContext inReplyTo={draft.inReplyTo} isEdit={isEdit} />}
        remaining={remaining}
        canSubmit={canSubmit}
        isSubmitting={isSubmitting}
        isEdit={isEdit}
        hasFailed={hasFailed}
        sideArm={sideArm}
        keepsLocal={session.api.capabilities.of('localOnly') === 'yes'}
        alwaysWarns={settings.always_show_spoilers_field}
        focusRequests={focusRequests}
        preselectsNames={settings.preselect_on_reply}
        takesFocus={isScreen}
        suggesting={suggesting}
        emojiButton={EmojiButton}
        attachments={
          (hasMedia || isFileTurnedAway) && (
            <Suspense fallback={null}>
              <LateAttachments ref={attachmentList} />
            </Suspense>
          )
        }
        moreTools={
          session.api.capabilities.has('polls') && (
            <PollButton
              hasPoll={draft.poll !== null}
              isDisabled={isEdit || isSubmitting || hasMedia}
              onToggle={() => changeDraft({ poll: draft.poll === null ? EMPTY_POLL : null })}
            />
          )
        }
        poll={
          draft.poll !== null && (
            <Suspense fallback={null}>
              <LatePollEditor
                poll={draft.poll}
                limits={session.meta.poll_limits}
                isLocked={isSubmitting}
                onChange={(poll) => {
                  setHasFailed(false)
                  changeDraft({ poll })
                }}
              />
            </Suspense>
          )
        }
        addMedia={
          <>
            <AddMediaButton
              accepted={session.initialState.acceptContentTypes}
              isDisabled={!hasRoom || isSubmitting || draft.poll !== null}
              onFiles={attachFiles}
            />
            <DrawButton isDisabled={!hasRoom || isSubmitting || draft.poll !== null} />
          </>
        }
        onFile={(file) => {
          if (!isSubmitting && draft.poll === null) void attachFiles([file])
        }}
        onDrop={(files) => void dropFiles(files)}
        onChange={(change) => {
          setHasFailed(false)
          changeDraft(change)
        }}
        onToggleSpoiler={toggleSpoiler}
        onSubmit={(button) => {
          askFirst({ focusDescription, publish: () => void publish(button) })
        }}
      />
      <StillDrafts />
      <StillFriend mascot={session.meta.mascot} chance={chance} />
    </div>
  )
}

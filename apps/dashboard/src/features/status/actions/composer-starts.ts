import { t } from '@lingui/core/macro'
import { useContext } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { hasComposerAtom } from '../../../state/compose/composer-focus.ts'
import { startEditAtom } from '../../../state/compose/editing.ts'
import { replyQuestionAtom } from '../../../state/compose/reply-question.ts'
import {
  begunAtom,
  startDirectAtom,
  startMentionAtom,
  startReplyAtom,
} from '../../../state/compose/reply.ts'
import { redraftStatusAtom } from '../../../state/publish/redraft.ts'
import { useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'

const COMPOSE_PATH = '/statuses/new'

/**
 * Starts of a post that answers or names someone, or that was one before; they go to the composer's
 * screen unless one is in sight (RTE-02), and ask where they would reach into what is written (ST-17).
 */
export function composerStarts(session: Session, navigate: (path: string) => void) {
  const { app, store } = session
  const question = draftQuestion(session)

  const showComposer = () => {
    if (!app.set(hasComposerAtom)) navigate(COMPOSE_PATH)
  }
  const showOnceReady = async (isReady: Promise<boolean>) => {
    if (await isReady) showComposer()
  }

  return {
    reply(id: StatusId) {
      question.beforeReply(id, () => {
        store.set(startReplyAtom, session, id)
        showComposer()
      })
    },
    mention(id: AccountId) {
      store.set(startMentionAtom, session, id)
      showComposer()
    },
    direct(id: AccountId) {
      question.beforeLeavingEdit(() => {
        store.set(startDirectAtom, session, id)
        showComposer()
      })
    },
    edit(id: StatusId) {
      question.beforeLeavingEdit(() => void showOnceReady(store.set(startEditAtom, session, id)))
    },
    redraft(id: StatusId) {
      void showOnceReady(store.set(redraftStatusAtom, session, id))
    },
  }
}

/** The starts of the account above. */
export const useComposerStarts = () => composerStarts(useSession(), useContext(NavigateContext))

/** Asks before a start of another kind reaches into what stands in the composer. */
function draftQuestion(session: Session) {
  const { app, store } = session

  const askToStopEditing = (start: () => void) => {
    app.set(openModalAtom, {
      type: 'CONFIRM',
      message: t`Discard your edits?`,
      details: t`Your changes will be lost.`,
      confirm: t`Discard edits`,
      isDangerous: true,
      onConfirm: start,
    })
  }

  return {
    beforeReply(id: StatusId, start: () => void) {
      const found = store.set(replyQuestionAtom, session, id)
      if (found === null) start()
      else if (found === 'edit') askToStopEditing(start)
      else {
        app.set(openModalAtom, {
          type: 'CONFIRM',
          message: t`Use your current draft as a reply?`,
          details: t`Text and attachments will be kept.`,
          confirm: t`Reply`,
          onConfirm: start,
          onDoNotAsk: () => {
            app.set(changeLocalSettingAtom, ['confirm_before_clearing_draft'], false)
          },
        })
      }
    },
    beforeLeavingEdit(start: () => void) {
      if (store.set(begunAtom, session) === 'edit') askToStopEditing(start)
      else start()
    },
  }
}

import { t } from '@lingui/core/macro'
import { useContext } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { lendComposerAtom } from '../../../state/authors/lend-composer.ts'
import { setReplyOriginAtom } from '../../../state/authors/reply-origin.ts'
import { focusComposerAtom, hasComposerAtom } from '../../../state/compose/composer-focus.ts'
import { startEditAtom } from '../../../state/compose/edit-post.ts'
import { replyConfirmationAtom } from '../../../state/compose/reply-confirmation.ts'
import {
  findUnfinishedContentAtom,
  startDirectAtom,
  startMentionAtom,
  startReplyAtom,
} from '../../../state/compose/reply.ts'
import { redraftStatusAtom } from '../../../state/publish/redraft-status.ts'
import { useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { changeLocalSettingAtom } from '../../../state/settings/local-settings.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'

const COMPOSE_PATH = '/statuses/new'

/**
 * Starts a reply, a mention, a direct message, an edit or a redraft. Opens the composer's screen unless a composer is
 * visible (RTE-02), shows the account as its author (BY-37), and asks for confirmation when a draft would change (ST-17).
 */
export function createComposerActions(session: Session, navigate: (path: string) => void) {
  const { app, store } = session
  const question = createDraftConfirmations(session)

  const showComposer = () => {
    const isExpanded = app.set(lendComposerAtom, session)
    if (!app.set(hasComposerAtom)) navigate(COMPOSE_PATH)
    else if (isExpanded) requestAnimationFrame(() => app.set(focusComposerAtom, session.key))
  }
  const showOnceReady = async (isReady: Promise<boolean>) => {
    if (await isReady) showComposer()
  }

  return {
    /** @param origin the account in whose column it is started */
    reply(id: StatusId, origin = session.key) {
      question.beforeReply(id, () => {
        store.set(startReplyAtom, session, id)
        store.set(setReplyOriginAtom, session, origin)
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

/** The same, for the account of the context. */
export const useComposerActions = () =>
  createComposerActions(useSession(), useContext(NavigateContext))

/** Asks for confirmation before an action changes the current draft. */
function createDraftConfirmations(session: Session) {
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
      const found = store.set(replyConfirmationAtom, session, id)
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
      if (store.set(findUnfinishedContentAtom, session) === 'edit') askToStopEditing(start)
      else start()
    },
  }
}

import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { startEditAtom } from '../../../state/compose/editing.ts'
import { hasComposerAtom } from '../../../state/compose/mounted-composers.ts'
import { startDirectAtom, startMentionAtom, startReplyAtom } from '../../../state/compose/reply.ts'
import { redraftStatusAtom } from '../../../state/publish/redraft.ts'
import type { Session } from '../../../state/session.ts'
import { draftQuestion } from './draft-question.ts'

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

import { useContext } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { startEditAtom } from '../../../state/compose/editing.ts'
import { hasComposerAtom } from '../../../state/compose/mounted-composers.ts'
import { redraftStatusAtom } from '../../../state/compose/redraft.ts'
import { startDirectAtom, startMentionAtom, startReplyAtom } from '../../../state/compose/reply.ts'
import { useAppAction, useSessionAction } from '../../../state/react/index.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { useDraftQuestion } from './use-draft-question.ts'

const COMPOSE_PATH = '/statuses/new'

/**
 * Starts of a post that answers or names someone, or that was one before; they go to the composer's
 * screen unless one is in sight (RTE-02), and ask where they would reach into what is written (ST-17).
 */
export function useComposerStarts() {
  const navigate = useContext(NavigateContext)
  const hasComposer = useAppAction(hasComposerAtom)
  const startReply = useSessionAction(startReplyAtom)
  const startMention = useSessionAction(startMentionAtom)
  const startDirect = useSessionAction(startDirectAtom)
  const startEdit = useSessionAction(startEditAtom)
  const redraft = useSessionAction(redraftStatusAtom)
  const question = useDraftQuestion()

  const showComposer = () => {
    if (!hasComposer()) navigate(COMPOSE_PATH)
  }
  const showOnceReady = async (isReady: Promise<boolean>) => {
    if (await isReady) showComposer()
  }

  return {
    reply(id: StatusId) {
      question.beforeReply(id, () => {
        startReply(id)
        showComposer()
      })
    },
    mention(id: AccountId) {
      startMention(id)
      showComposer()
    },
    direct(id: AccountId) {
      question.beforeLeavingEdit(() => {
        startDirect(id)
        showComposer()
      })
    },
    edit(id: StatusId) {
      question.beforeLeavingEdit(() => void showOnceReady(startEdit(id)))
    },
    redraft(id: StatusId) {
      void showOnceReady(redraft(id))
    },
  }
}

import { useContext } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { hasComposerAtom } from '../../../state/compose/mounted-composers.ts'
import { startDirectAtom, startMentionAtom, startReplyAtom } from '../../../state/compose/reply.ts'
import { useAppAction, useSessionAction } from '../../../state/react/index.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'

const COMPOSE_PATH = '/statuses/new'

/** Starts of a post that answers or names someone; they go to the composer's screen unless one is in sight (RTE-02). */
export function useComposerStarts() {
  const navigate = useContext(NavigateContext)
  const hasComposer = useAppAction(hasComposerAtom)
  const startReply = useSessionAction(startReplyAtom)
  const startMention = useSessionAction(startMentionAtom)
  const startDirect = useSessionAction(startDirectAtom)

  const showComposer = () => {
    if (!hasComposer()) navigate(COMPOSE_PATH)
  }

  return {
    reply(id: StatusId) {
      startReply(id)
      showComposer()
    },
    mention(id: AccountId) {
      startMention(id)
      showComposer()
    },
    direct(id: AccountId) {
      startDirect(id)
      showComposer()
    },
  }
}

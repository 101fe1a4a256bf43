import { usePathname } from 'wouter/use-browser-location'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { draftAtom } from '../../state/compose/draft.ts'
import { cancelReplyAtom, finishThreadAtom } from '../../state/compose/reply.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { goBack } from '../../ui/link/go-back.ts'
import { ReplyContext } from './ReplyContext.tsx'

const COMPOSE_PATH = '/statuses/new'

/** An id that no server gives: looked up while the post is not there yet. */
const NOBODY = accountId('')

interface ReplyingToProps {
  readonly id: StatusId
  readonly isLocked: boolean
}

/** The post that the draft answers. */
export function ReplyingTo({ id, isLocked }: ReplyingToProps) {
  const { meta, me } = useSession()
  const status = useSessionValue(statusAtoms, id)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)
  const { threaded } = useSessionValue(draftAtom)
  const finishThread = useSessionAction(finishThreadAtom)
  const isScreen = usePathname() === COMPOSE_PATH
  const cancelReply = useSessionAction(cancelReplyAtom)

  return (
    <ReplyContext
      status={status ?? null}
      author={author ?? null}
      displayMedia={meta.display_media}
      isLocked={isLocked}
      onCancel={cancelReply}
      onFinish={
        threaded && status?.account === me
          ? () => {
              if (finishThread() && isScreen) goBack()
            }
          : undefined
      }
    />
  )
}

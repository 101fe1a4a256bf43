import { usePathname } from 'wouter/use-browser-location'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { draftAtom } from '../../../state/compose/draft.ts'
import { cancelReplyAtom, finishThreadAtom } from '../../../state/compose/reply.ts'
import { isSubmittingAtom } from '../../../state/compose/sending.ts'
import { cancelEditAtom } from '../../../state/drafts/cancel-edit.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { goBack } from '../../../ui/link/go-back.ts'
import { EditContext } from './EditContext.tsx'
import { ReplyContext } from './ReplyContext.tsx'

interface DraftContextProps {
  readonly inReplyTo: StatusId | null
  readonly isEdit: boolean
}

/** What the draft is about to become, where that is no new post of its own. */
export function DraftContext({ inReplyTo, isEdit }: DraftContextProps) {
  const cancelEdit = useSessionAction(cancelEditAtom)
  const isLocked = useSessionValue(isSubmittingAtom)

  if (isEdit) return <EditContext isLocked={isLocked} onCancel={() => void cancelEdit()} />
  return inReplyTo === null ? null : <ReplyingTo id={inReplyTo} isLocked={isLocked} />
}

const COMPOSE_PATH = '/statuses/new'

/** An id that no server gives: looked up while the post is not there yet. */
const NOBODY = accountId('')

interface ReplyingToProps {
  readonly id: StatusId
  readonly isLocked: boolean
}

/** The post that the draft answers. */
function ReplyingTo({ id, isLocked }: ReplyingToProps) {
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

import { useLingui } from '@lingui/react/macro'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import {
  SessionProvider,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import type { ActionAsAnother } from '../../../state/ui/modals.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { CloseOnNavigate } from '../../../ui/link/CloseOnNavigate.tsx'
import { PostPreview } from '../preview/PostPreview.tsx'
import { useDisplayOptions } from '../row/display-options.ts'
import { ANOTHER_ACTIONS } from './another-actions.ts'
import { AnotherAccount } from './AnotherAccount.tsx'
import styles from './AsAnother.module.css'

/** With more accounts each is opened by itself, because every one of them costs its server a search. */
const MAX_OPEN = 3

/** An id that no server uses. It is looked up when the post is deleted. */
const NO_ACCOUNT = accountId('')

interface AsAnotherDialogProps {
  readonly statusId: StatusId
  /** The action that is already chosen; null offers all. */
  readonly action: ActionAsAnother | null
  readonly onClose: () => void
}

/** Lets another account act on a post, and shows what it already did. @see BY-37 */
export function AsAnotherDialog({ statusId, action: chosen, onClose }: AsAnotherDialogProps) {
  const { t, i18n } = useLingui()
  const from = useSession()
  const { isAnimated } = useDisplayOptions()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)
  const others = useAppValue(sessionsAtom).filter((one) => one !== from)
  if (status === undefined || author === undefined) return null

  const action = ANOTHER_ACTIONS.find(({ id }) => id === chosen) ?? null
  return (
    <Dialog
      title={action === null ? t`As another account` : i18n._(action.title)}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <CloseOnNavigate onClose={onClose}>
        <div className={styles['subject']}>
          <PostPreview status={status} author={author} isAnimated={isAnimated} />
        </div>
      </CloseOnNavigate>
      <div className={styles['accounts']}>
        {others.map((session, index) => (
          <SessionProvider key={session.key} session={session}>
            <AnotherAccount
              shown={{ status, author }}
              from={from}
              action={action}
              startsOpen={others.length <= MAX_OPEN}
              isFirst={index === 0}
              onClose={onClose}
            />
          </SessionProvider>
        ))}
      </div>
    </Dialog>
  )
}

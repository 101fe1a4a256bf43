import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { MissingContext } from '../../../ui/later/missing-context.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { statusPath } from '../content/link-target.ts'
import type { RowOptions } from '../row/row-options.ts'
import { withRowActions } from './late-row-actions.ts'
import type { RowActions } from './row-action.ts'

/** What a row does: where it leads at once, all else by what is fetched for that behind the first posts. */
export function useRowActions(
  status: StatusRecord,
  author: AccountRecord,
  { offers, staffOrigin }: RowOptions,
): RowActions {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useContext(NavigateContext)
  const tellMissing = useContext(MissingContext)
  const openModal = useAppAction(openModalAtom)
  const { id } = status
  const on = { accountKey: session.key, statusId: id }
  const withTable = (act: Parameters<typeof withRowActions>[0]) => withRowActions(act, tellMissing)

  return {
    run: (action, input) =>
      withTable(({ runRowAction }) => {
        const facts = { status, author, me: session.me, offers, staffOrigin }
        runRowAction({ ...facts, session, navigate }, action, input)
      }),
    expand: () => navigate(statusPath(id)),
    openMedia: (index) => openModal({ type: 'MEDIA', ...on, index }),
    openVideo: (index, time) => openModal({ type: 'VIDEO', ...on, index, time }),
    openSheet: (entries) => openModal({ type: 'ACTIONS', ...on, label: t`More`, entries }),
    showVersions: () => openModal({ type: 'VERSIONS', ...on }),
    vote: (choices) => withTable(({ votePoll }) => void votePoll(session, id, choices)),
    refreshPoll: () => withTable(({ refreshPoll }) => refreshPoll(session, id)),
    hearPollEnd: () => withTable(({ hearPollEnd }) => hearPollEnd(session, id)),
  }
}

import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { MissingContext } from '../../../ui/deferred/missing-context.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { getStatusPath } from '../content/link-target.ts'
import type { DisplayOptions } from '../row/display-options.ts'
import { withRowActions } from './lazy-row-actions.ts'
import type { RowActions } from './row-action-types.ts'

/** Returns the callbacks of a row. Navigation works at once; the other actions are loaded after the first posts. */
export function useRowActions(
  status: StatusRecord,
  author: AccountRecord,
  { offers, staffOrigin }: DisplayOptions,
): RowActions {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useContext(NavigateContext)
  const reportMissing = useContext(MissingContext)
  const openModal = useAppAction(openModalAtom)
  const { id } = status
  const on = { accountKey: session.key, statusId: id }
  const runWithTable = (act: Parameters<typeof withRowActions>[0]) =>
    withRowActions(act, reportMissing)

  return {
    run: (action, input) =>
      runWithTable(({ runRowAction }) => {
        const facts = { status, author, me: session.me, offers, staffOrigin }
        runRowAction({ ...facts, session, navigate }, action, input)
      }),
    expand: () => navigate(getStatusPath(id)),
    openMedia: (index) => openModal({ type: 'MEDIA', ...on, index }),
    openVideo: (index, time) => openModal({ type: 'VIDEO', ...on, index, time }),
    openSheet: (entries) => openModal({ type: 'ACTIONS', ...on, label: t`More`, entries }),
    showVersions: () => openModal({ type: 'VERSIONS', ...on }),
    vote: (choices) => runWithTable(({ votePoll }) => void votePoll(session, id, choices)),
    refreshPoll: () => runWithTable(({ refreshPoll }) => refreshPoll(session, id)),
    refreshEndedPoll: () => runWithTable(({ refreshEndedPoll }) => refreshEndedPoll(session, id)),
  }
}

import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { MissingContext } from '../../../ui/later/missing-context.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { accountPath, statusPath } from '../content/link-target.ts'
import { runRowAct } from './late-row-acts.ts'
import type { LateActs, RowActions } from './row-actions.ts'

/** What a row does: where it leads at once, what it changes by what is fetched for that behind the first posts. */
export function useRowActions(status: StatusRecord, author: AccountRecord): RowActions {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useContext(NavigateContext)
  const tellMissing = useContext(MissingContext)
  const openModal = useAppAction(openModalAtom)
  const on = { accountKey: session.key, statusId: status.id }
  const run = (act: (acts: LateActs) => void) =>
    runRowAct({ session, status, author, navigate }, act, tellMissing)

  return {
    expand: () => navigate(statusPath(status.id)),
    openProfile: () => navigate(accountPath(author.id)),
    openMedia: (index) => openModal({ type: 'MEDIA', ...on, index }),
    openVideo: (index, time) => openModal({ type: 'VIDEO', ...on, index, time }),
    openSheet: (entries) => openModal({ type: 'ACTIONS', ...on, label: t`More`, entries }),
    embed: () => openModal({ type: 'EMBED', ...on }),
    showVersions: () => openModal({ type: 'VERSIONS', ...on }),
    filter: () => openModal({ type: 'FILTER_POST', ...on }),
    reply: () => run((acts) => acts.reply()),
    boost: (...how) => run((acts) => acts.boost(...how)),
    favourite: (...how) => run((acts) => acts.favourite(...how)),
    bookmark: () => run((acts) => acts.bookmark()),
    mention: () => run((acts) => acts.mention()),
    messageDirectly: () => run((acts) => acts.messageDirectly()),
    copyLink: () => run((acts) => acts.copyLink()),
    muteConversation: () => run((acts) => acts.muteConversation()),
    pin: () => run((acts) => acts.pin()),
    muteAuthor: () => run((acts) => acts.muteAuthor()),
    blockAuthor: () => run((acts) => acts.blockAuthor()),
    blockDomain: () => run((acts) => acts.blockDomain()),
    reportAuthor: () => run((acts) => acts.reportAuthor()),
    remove: () => run((acts) => acts.remove()),
    redraft: () => run((acts) => acts.redraft()),
    edit: () => run((acts) => acts.edit()),
    vote: (choices) => run((acts) => acts.vote(choices)),
    refreshPoll: () => run((acts) => acts.refreshPoll()),
    hearPollEnd: () => run((acts) => acts.hearPollEnd()),
  }
}

import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import { acctDomain } from '@colonnade/domain/people'
import { canBoost } from '@colonnade/domain/status'
import { setBookmarkAtom } from '../../../state/actions/bookmark-status.ts'
import { setBoostAtom } from '../../../state/actions/boost-status.ts'
import { setFavouriteAtom } from '../../../state/actions/favourite-status.ts'
import { setConversationMuteAtom } from '../../../state/actions/mute-conversation.ts'
import { setPinAtom } from '../../../state/actions/pin-status.ts'
import { useAppAction, useSession, useSessionAction } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { showNoticeAtom } from '../../../state/ui/notices.ts'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { accountPath, statusPath } from '../content/link-target.ts'
import type { RowActions } from './row-actions.ts'
import { useAccountQuestions } from './use-account-questions.ts'
import { useComposerStarts } from './use-composer-starts.ts'
import { usePollActions } from './use-poll-actions.ts'
import { useRemoval } from './use-removal.ts'

/** What a row does, carried out by the stores. */
export function useRowActions(status: StatusRecord, author: AccountRecord): RowActions {
  const { t } = useLingui()
  const { key: accountKey, me, meta } = useSession()
  const navigate = useContext(NavigateContext)
  const setFavourite = useSessionAction(setFavouriteAtom)
  const setBoost = useSessionAction(setBoostAtom)
  const setBookmark = useSessionAction(setBookmarkAtom)
  const setConversationMute = useSessionAction(setConversationMuteAtom)
  const setPin = useSessionAction(setPinAtom)
  const openModal = useAppAction(openModalAtom)
  const showNotice = useAppAction(showNoticeAtom)
  const composer = useComposerStarts()
  const removal = useRemoval(status, (gone) => composer.redraft(gone))
  const questions = useAccountQuestions()
  const poll = usePollActions(status.id)
  const { id } = status

  return {
    ...poll,
    remove: () => removal.remove(),
    redraft: () => removal.redraft(),
    edit: () => composer.edit(id),
    embed: () => openModal({ type: 'EMBED', accountKey, statusId: id }),
    showVersions: () => openModal({ type: 'VERSIONS', accountKey, statusId: id }),
    reply: () => composer.reply(id),
    mention: () => composer.mention(author.id),
    messageDirectly: () => composer.direct(author.id),
    boost(skipsQuestion) {
      if (!canBoost(status, me)) return
      const asks = meta.boost_modal && !skipsQuestion && !status.reblogged
      if (asks) openModal({ type: 'BOOST', accountKey, statusId: id })
      else void setBoost(id, !status.reblogged)
    },
    favourite(skipsQuestion) {
      const asks = meta.favourite_modal && !skipsQuestion && !status.favourited
      if (asks) openModal({ type: 'FAVOURITE', accountKey, statusId: id })
      else void setFavourite(id, !status.favourited)
    },
    bookmark: () => void setBookmark(id, !status.bookmarked),
    muteConversation: () => void setConversationMute(id, !status.muted),
    pin: () => void setPin(id, !status.pinned),
    muteAuthor: () => questions.mute(author),
    blockAuthor: () => questions.block(author),
    reportAuthor: () => questions.report(author, id),
    blockDomain() {
      const domain = acctDomain(author.acct)
      if (domain !== null) questions.blockDomain(domain)
    },
    filter: () => openModal({ type: 'FILTER_POST', accountKey, statusId: id }),
    expand: () => navigate(statusPath(id)),
    openProfile: () => navigate(accountPath(author.id)),
    openMedia: (index) => openModal({ type: 'MEDIA', accountKey, statusId: id, index }),
    openVideo: (index, time) => openModal({ type: 'VIDEO', accountKey, statusId: id, index, time }),
    copyLink() {
      // Absent on pages that came over plain http from another machine.
      const copied = navigator.clipboard?.writeText(status.url ?? '')
      copied?.then(
        () => showNotice({ kind: 'text', text: t`Link copied` }),
        () => undefined,
      )
    },
    openSheet: (entries) =>
      openModal({ type: 'ACTIONS', accountKey, statusId: id, label: t`More`, entries }),
  }
}

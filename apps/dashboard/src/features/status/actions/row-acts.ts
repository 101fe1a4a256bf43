import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AccountRecord, PollEntity, StatusRecord } from '@colonnade/domain/entities'
import { acctDomain } from '@colonnade/domain/people'
import { canBoost, pollShares } from '@colonnade/domain/status'
import { hearPollEndAtom, refreshPollAtom, votePollAtom } from '../../../state/actions/polls.ts'
import {
  setBoostAtom,
  setConversationMuteAtom,
  setPinAtom,
} from '../../../state/actions/set-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../../../state/actions/status-action.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import type { Session } from '../../../state/session.ts'
import { copyLinkAtom } from '../../../state/ui/copy-link.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import type { Navigate } from '../../../ui/link/navigate-context.ts'
import { accountQuestions } from './account-questions.ts'
import { composerStarts } from './composer-starts.ts'
import { removal } from './removal.ts'
import type { LateActs } from './row-actions.ts'

/** What a row stands in, and what it shows. */
export interface RowWorld {
  readonly session: Session
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly navigate: Navigate
}

/** What a row does to posts and people, carried out by the stores. */
export function rowActs(world: RowWorld): LateActs {
  const { session, status, author, navigate } = world
  const { app, store, key: accountKey, me, meta } = session
  const { id } = status
  const composer = composerStarts(session, navigate)
  const removing = removal(session, status, (gone) => composer.redraft(gone))
  const questions = accountQuestions(session)
  /** What no element tells that has the focus. */
  const say = (text: string) => app.set(showMessageAtom, { kind: 'text', text, isUnseen: true })

  /** The button that was pressed is gone, and the results stand in its place. */
  const voteAloud = async (choices: readonly number[]) => {
    await store.set(votePollAtom, session, id, choices)
    const poll = store.get(serverStatusAtoms(session)(id))?.poll
    if (poll?.voted === true) say(pollWords(poll))
  }

  return {
    ...removing,
    vote: (choices) => void voteAloud(choices),
    refreshPoll: () => void store.set(refreshPollAtom, session, id),
    hearPollEnd: () => store.set(hearPollEndAtom, session, id),
    edit: () => composer.edit(id),
    reply: () => composer.reply(id),
    mention: () => composer.mention(author.id),
    messageDirectly: () => composer.direct(author.id),
    boost(skipsQuestion, isByKey) {
      if (!canBoost(status, me)) return
      const asks = meta.boost_modal && !skipsQuestion && !status.reblogged
      if (asks) app.set(openModalAtom, { type: 'BOOST', accountKey, statusId: id })
      else {
        void store.set(setBoostAtom, session, id, !status.reblogged)
        if (isByKey === true) say(status.reblogged ? t`No longer boosted` : t`Boosted`)
      }
    },
    favourite(skipsQuestion, isByKey) {
      const asks = meta.favourite_modal && !skipsQuestion && !status.favourited
      if (asks) app.set(openModalAtom, { type: 'FAVOURITE', accountKey, statusId: id })
      else {
        void store.set(setFavouriteAtom, session, id, !status.favourited)
        if (isByKey === true) say(status.favourited ? t`No longer a favourite` : t`Favourited`)
      }
    },
    bookmark: () => void store.set(setBookmarkAtom, session, id, !status.bookmarked),
    muteConversation: () => void store.set(setConversationMuteAtom, session, id, !status.muted),
    pin: () => void store.set(setPinAtom, session, id, !status.pinned),
    muteAuthor: () => questions.mute(author),
    blockAuthor: () => questions.block(author),
    reportAuthor: () => questions.report(author, id),
    blockDomain() {
      const domain = acctDomain(author.acct)
      if (domain !== null) questions.blockDomain(domain)
    },
    copyLink: () => void app.set(copyLinkAtom, status.url ?? '', t`Link copied`),
  }
}

/** More is read in the poll itself. */
const MOST_ANSWERS = 6

/** What is said to somebody who has voted: how the poll stands now, where the server tells. */
export function pollWords(poll: PollEntity): string {
  const shares = pollShares(poll)
  const answers = poll.options.slice(0, MOST_ANSWERS).flatMap(({ title }, index) => {
    const share = shares[index] ?? null
    if (share === null) return []
    const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
    return `${title.replace(/:\w+:/g, '').trim()} ${percent}`
  })
  const results = answers.join(', ')
  return results === '' ? t`You voted` : t`You voted. ${results}`
}

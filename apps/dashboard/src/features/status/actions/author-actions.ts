import { msg } from '@lingui/core/macro'
import { acctDomain } from '@colonnade/domain/people'
import { staffLink } from '@colonnade/domain/session'
import { showAcct } from '../../../lib/handles.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { accountPath } from '../content/link-target.ts'
import { accountQuestions } from './account-questions.ts'
import { composerStarts } from './composer-starts.ts'
import type { PostFacts, RowAction } from './row-action.ts'

const getAcct = ({ author }: PostFacts): string => showAcct(author.acct).shown

const getDomain = (facts: PostFacts): string | null => acctDomain(getAcct(facts))

/** A page of the server's own, for its staff. */
const staffAction = (
  id: string,
  label: RowAction['label'],
  getHref: (facts: PostFacts) => string,
): RowAction => ({
  id,
  label,
  icon: 'gear',
  place: 'staff',
  isAvailable: ({ staffOrigin }) => staffOrigin !== null,
  href: getHref,
  run: (facts) => void window.open(getHref(facts), '_blank', 'noopener'),
})

/** What can be done to the author of a post, and with the post where it is not one's own. */
export const AUTHOR_ACTIONS: readonly RowAction[] = [
  {
    id: 'mention',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Mention @${acct}`
    },
    icon: 'pen',
    keys: ['m'],
    keyLabel: msg`Mention author`,
    place: 'author',
    run: ({ session, navigate, author }) => composerStarts(session, navigate).mention(author.id),
  },
  {
    id: 'direct',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Direct message @${acct}`
    },
    icon: 'mail',
    place: 'author',
    run: ({ session, navigate, author }) => composerStarts(session, navigate).direct(author.id),
  },
  {
    id: 'profile',
    label: msg`Open author's profile`,
    icon: 'person',
    keys: ['p'],
    place: 'name',
    run: ({ navigate, author }) => navigate(accountPath(author.id)),
  },
  {
    id: 'filter',
    label: msg`Filter`,
    icon: 'filter',
    place: 'sight',
    isAvailable: ({ offers }) => offers.filters,
    run: ({ session: { app, key }, status }) =>
      app.set(openModalAtom, { type: 'FILTER_POST', accountKey: key, statusId: status.id }),
  },
  {
    id: 'mute',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Mute @${acct}`
    },
    icon: 'mute',
    place: 'sight',
    isAvailable: ({ offers }) => offers.mutes,
    run: ({ session, author }) => accountQuestions(session).mute(author),
  },
  {
    id: 'block',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Block @${acct}`
    },
    icon: 'block',
    isDangerous: true,
    place: 'sight',
    run: ({ session, author }) => accountQuestions(session).block(author),
  },
  {
    id: 'report',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Report @${acct}`
    },
    icon: 'flag',
    isDangerous: true,
    place: 'sight',
    isAvailable: ({ offers }) => offers.reports,
    run: ({ session, author, status }) => accountQuestions(session).report(author, status.id),
  },
  {
    id: 'domain',
    label(facts) {
      const domain = getDomain(facts) ?? ''
      return msg`Block domain ${domain}`
    },
    icon: 'globe',
    isDangerous: true,
    place: 'sight',
    isAvailable: (facts) => getDomain(facts) !== null && facts.offers.domainBlocks,
    run({ session, author }) {
      const domain = acctDomain(author.acct)
      if (domain !== null) accountQuestions(session).blockDomain(domain)
    },
  },
  staffAction(
    'admin-account',
    (facts) => {
      const acct = getAcct(facts)
      return msg`Open moderation interface for @${acct}`
    },
    ({ staffOrigin, status }) => staffLink(staffOrigin ?? '', status.account),
  ),
  staffAction('admin-status', msg`Open in moderation interface`, ({ staffOrigin, status }) =>
    staffLink(staffOrigin ?? '', status.account, status.id),
  ),
]

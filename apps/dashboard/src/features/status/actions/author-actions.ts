import { msg } from '@lingui/core/macro'
import { getAcctDomain } from '@colonnade/domain/accounts'
import { getStaffLink } from '@colonnade/domain/session'
import { formatAcct } from '../../../lib/format-acct.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { getAccountPath } from '../content/link-target.ts'
import { createAccountDialogs } from './account-dialogs.ts'
import { createComposerActions } from './composer-actions.ts'
import type { PostFacts, RowAction } from './row-action-types.ts'

const getAcct = ({ author }: PostFacts): string => formatAcct(author.acct).shown

const getDomain = (facts: PostFacts): string | null => getAcctDomain(getAcct(facts))

/** Opens a page of the server's admin interface, for its staff. */
const createStaffAction = (
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

/** Actions on the author of a post, and on the post of another author. */
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
    run: ({ session, navigate, author }) =>
      createComposerActions(session, navigate).mention(author.id),
  },
  {
    id: 'direct',
    label(facts) {
      const acct = getAcct(facts)
      return msg`Direct message @${acct}`
    },
    icon: 'mail',
    place: 'author',
    run: ({ session, navigate, author }) =>
      createComposerActions(session, navigate).direct(author.id),
  },
  {
    id: 'profile',
    label: msg`Open author's profile`,
    icon: 'person',
    keys: ['p'],
    place: 'name',
    run: ({ navigate, author }) => navigate(getAccountPath(author.id)),
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
    run: ({ session, author }) => createAccountDialogs(session).mute(author),
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
    run: ({ session, author }) => createAccountDialogs(session).block(author),
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
    run: ({ session, author, status }) => createAccountDialogs(session).report(author, status.id),
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
      const domain = getAcctDomain(author.acct)
      if (domain !== null) createAccountDialogs(session).blockDomain(domain)
    },
  },
  createStaffAction(
    'admin-account',
    (facts) => {
      const acct = getAcct(facts)
      return msg`Open moderation interface for @${acct}`
    },
    ({ staffOrigin, status }) => getStaffLink(staffOrigin ?? '', status.account),
  ),
  createStaffAction('admin-status', msg`Open in moderation interface`, ({ staffOrigin, status }) =>
    getStaffLink(staffOrigin ?? '', status.account, status.id),
  ),
]

import { t } from '@lingui/core/macro'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { acctDomain } from '@colonnade/domain/people'
import { staffLink } from '@colonnade/domain/session'
import { canEmbed, canPin } from '@colonnade/domain/status'
import { showAcct } from '../../../lib/handles.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import type { StatusMenuProps } from './row-menus.ts'

/** What the More menu offers: of an own post other things than of somebody else's (ST-11, ST-12). */
export function menuEntries({
  status,
  acct: sentAcct,
  me,
  staffOrigin,
  offers,
  actions,
}: StatusMenuProps): MenuEntries<string> {
  const isOwn = status.account === me
  const acct = showAcct(sentAcct).shown

  const ofPost = (): MenuEntries<string> => [
    { id: 'expand', icon: 'expand', label: t`Expand this post`, onSelect: actions.expand },
    ...when(status.url !== null, {
      id: 'copy',
      icon: 'link',
      label: t`Copy link`,
      onSelect: actions.copyLink,
    }),
    ...when(canEmbed(status), {
      id: 'embed',
      icon: 'code',
      label: t`Embed`,
      onSelect: actions.embed,
    }),
    ...when(canPin(status, me) && offers.pins, {
      id: 'pin',
      icon: 'pin',
      label: status.pinned ? t`Unpin from profile` : t`Pin on profile`,
      onSelect: actions.pin,
    }),
    ...when(givesNotice(status, me) && offers.conversationMutes, {
      id: 'conversation',
      icon: status.muted ? 'sound' : 'mute',
      label: status.muted ? t`Unmute conversation` : t`Mute conversation`,
      onSelect: actions.muteConversation,
    }),
  ]

  const ofOwn = (): MenuEntries<string> => [
    ...when(offers.edits, { id: 'edit', icon: 'pen', label: t`Edit`, onSelect: actions.edit }),
    { id: 'delete', icon: 'trash', label: t`Delete`, isDangerous: true, onSelect: actions.remove },
    {
      id: 'redraft',
      icon: 'undo',
      label: t`Delete and redraft`,
      isDangerous: true,
      onSelect: actions.redraft,
    },
  ]

  const ofAuthor = (): MenuEntries<string> => {
    const domain = acctDomain(acct) ?? ''
    return [
      { id: 'mention', icon: 'pen', label: t`Mention @${acct}`, onSelect: actions.mention },
      {
        id: 'direct',
        icon: 'mail',
        label: t`Direct message @${acct}`,
        onSelect: actions.messageDirectly,
      },
      null,
      ...when(offers.filters, {
        id: 'filter',
        icon: 'filter',
        label: t`Filter`,
        onSelect: actions.filter,
      }),
      ...when(offers.mutes, {
        id: 'mute',
        icon: 'mute',
        label: t`Mute @${acct}`,
        onSelect: actions.muteAuthor,
      }),
      {
        id: 'block',
        icon: 'block',
        label: t`Block @${acct}`,
        isDangerous: true,
        onSelect: actions.blockAuthor,
      },
      ...when(offers.reports, {
        id: 'report',
        icon: 'flag',
        label: t`Report @${acct}`,
        isDangerous: true,
        onSelect: actions.reportAuthor,
      }),
      ...when(domain !== '' && offers.domainBlocks, {
        id: 'domain',
        icon: 'globe',
        label: t`Block domain ${domain}`,
        isDangerous: true,
        onSelect: actions.blockDomain,
      }),
      ...(staffOrigin === null ? [] : ofStaff(staffOrigin)),
    ]
  }

  const ofStaff = (origin: string): MenuEntries<string> => [
    null,
    {
      id: 'admin-account',
      icon: 'gear',
      label: t`Moderate @${acct}`,
      href: staffLink(origin, status.account),
    },
    {
      id: 'admin-status',
      icon: 'gear',
      label: t`Moderate this post`,
      href: staffLink(origin, status.account, status.id),
    },
  ]

  return [...ofPost(), null, ...(isOwn ? ofOwn() : ofAuthor())]
}

const when = (
  applies: boolean,
  entry: NonNullable<MenuEntries<string>[number]>,
): MenuEntries<string> => (applies ? [entry] : [])

/** Whether the own account is told of what is said in the conversation. */
const givesNotice = (status: StatusRecord, me: AccountId): boolean =>
  status.account === me || status.muted || status.mentions.some(({ id }) => id === me)

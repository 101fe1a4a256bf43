import { useLingui } from '@lingui/react/macro'
import { getAcctDomain } from '@colonnade/domain/accounts'
import type { AccountRecord, RelationshipEntity } from '@colonnade/domain/entities'
import { getStaffLink } from '@colonnade/domain/session'
import { formatAcct } from '../../lib/format-acct.ts'
import { setDomainBlockAtom } from '../../state/actions/block-domain.ts'
import { setFeatureAtom, setShowBoostsAtom } from '../../state/actions/follow-account.ts'
import { setMuteAtom } from '../../state/actions/mute-account.ts'
import { setBlockAtom } from '../../state/actions/relationship-action.ts'
import { useAppAction, useSession, useSessionAction } from '../../state/react/index.ts'
import type { Session } from '../../state/session.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'
import { useAccountDialogs, useComposerActions } from '../status/index.ts'
import { useFollowing } from './use-following.ts'
import { useShareProfile } from './use-share-profile.ts'

/** Returns whether this server can feature accounts on a profile, by either endpoint. */
export const canFeature = ({ has }: Session['api']['capabilities']): boolean =>
  has('endorsements') || has('accountEndorsements')

/** Entries that mention, message or share the account. */
function useContactEntries(account: AccountRecord): () => MenuEntries {
  const { t } = useLingui()
  const composer = useComposerActions()
  const share = useShareProfile(account)
  const { id, url } = account
  const acct = formatAcct(account.acct).shown

  return () => {
    const domain = getAcctDomain(acct)
    return [
      {
        id: 'mention',
        icon: 'pen',
        label: t`Mention @${acct}`,
        onSelect: () => composer.mention(id),
      },
      {
        id: 'direct',
        icon: 'mail',
        label: t`Direct message @${acct}`,
        onSelect: () => composer.direct(id),
      },
      { id: 'share', icon: 'link', label: t`Share profile`, onSelect: share },
      ...(domain === null || url === ''
        ? []
        : [{ id: 'original', icon: 'external', label: t`Open on ${domain}`, href: url } as const]),
    ]
  }
}

type Entry = NonNullable<MenuEntries[number]>

/**
 * The menu of a profile, depending on the relationship: first the actions on its posts, then mute, block and report.
 */
export function useAccountEntries(
  account: AccountRecord,
  relationship: RelationshipEntity,
): () => MenuEntries {
  const getContactEntries = useContactEntries(account)
  const getFollowingEntries = useFollowingEntries(account, relationship)
  const getBlockEntries = useBlockEntries(account, relationship)
  const getStaffEntries = useStaffEntries(account)

  return () =>
    [getContactEntries(), getFollowingEntries(), getBlockEntries(), getStaffEntries()]
      .filter((group) => group.length > 0)
      .flatMap((group, index): MenuEntries => (index === 0 ? group : [null, ...group]))
}

/** Links to the moderation interface of the server, for its staff. */
function useStaffEntries(account: AccountRecord): () => readonly Entry[] {
  const { id } = account
  const acct = formatAcct(account.acct).shown
  const { t } = useLingui()
  const { meta, origin } = useSession()

  return () =>
    includeIf(meta.is_staff, {
      id: 'admin',
      icon: 'gear',
      label: t`Open moderation interface for @${acct}`,
      href: getStaffLink(origin, id),
    })
}

function useFollowingEntries(
  account: AccountRecord,
  { following, requested, showing_reblogs, endorsed }: RelationshipEntity,
): () => readonly Entry[] {
  const { t } = useLingui()
  const { id } = account
  const { api, key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const { cancelRequest } = useFollowing(account)
  const setShowBoosts = useSessionAction(setShowBoostsAtom)
  const setFeature = useSessionAction(setFeatureAtom)

  return () => [
    ...includeIf(requested, {
      id: 'cancel',
      icon: 'close',
      label: t`Cancel follow request`,
      onSelect: cancelRequest,
    }),
    ...includeIf(following, {
      id: 'boosts',
      icon: 'boost',
      label: showing_reblogs ? t`Hide boosts` : t`Show boosts`,
      onSelect: () => void setShowBoosts(id, !showing_reblogs),
    }),
    ...includeIf(following && api.capabilities.has('lists'), {
      id: 'lists',
      icon: 'list',
      label: t`Add or remove from lists`,
      onSelect: () => openModal({ type: 'LIST_ADDER', accountKey, accountId: id }),
    }),
    ...includeIf(following && canFeature(api.capabilities), {
      id: 'feature',
      icon: 'pin',
      label: endorsed ? t`Don't feature on profile` : t`Feature on profile`,
      onSelect: () => void setFeature(id, !endorsed),
    }),
  ]
}

function useBlockEntries(
  account: AccountRecord,
  { muting, blocking, domain_blocking }: RelationshipEntity,
): () => readonly Entry[] {
  const { t } = useLingui()
  const { id } = account
  const acct = formatAcct(account.acct).shown
  const { api } = useSession()
  const questions = useAccountDialogs()
  const setMute = useSessionAction(setMuteAtom)
  const setBlock = useSessionAction(setBlockAtom)
  const setDomainBlock = useSessionAction(setDomainBlockAtom)

  return () => {
    const { has } = api.capabilities
    const sentDomain = getAcctDomain(account.acct)
    const domain = getAcctDomain(acct)
    return [
      ...includeIf(
        has('accountMutes'),
        muting
          ? {
              id: 'mute',
              icon: 'sound',
              label: t`Unmute @${acct}`,
              onSelect: () => void setMute(id, null),
            }
          : {
              id: 'mute',
              icon: 'mute',
              label: t`Mute @${acct}`,
              onSelect: () => questions.mute(account),
            },
      ),
      blocking
        ? {
            id: 'block',
            icon: 'block',
            label: t`Unblock @${acct}`,
            onSelect: () => void setBlock(id, false),
          }
        : {
            id: 'block',
            icon: 'block',
            label: t`Block @${acct}`,
            isDangerous: true,
            onSelect: () => questions.block(account),
          },
      ...includeIf(has('reports'), {
        id: 'report',
        icon: 'flag',
        label: t`Report @${acct}`,
        isDangerous: true,
        onSelect: () => questions.report(account),
      }),
      ...(domain === null || sentDomain === null || !has('domainBlocks')
        ? []
        : [
            {
              id: 'domain',
              icon: 'globe',
              label: domain_blocking ? t`Unblock domain ${domain}` : t`Block domain ${domain}`,
              isDangerous: !domain_blocking,
              onSelect: domain_blocking
                ? () => void setDomainBlock(sentDomain, false)
                : () => questions.blockDomain(sentDomain),
            } as const,
          ]),
    ]
  }
}

const includeIf = (applies: boolean, entry: Entry): readonly Entry[] => (applies ? [entry] : [])

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect } from 'react'
import { type Column, readThreadId } from '@colonnade/domain/columns'
import { type AccountId, accountId } from '@colonnade/domain/entities'
import {
  type AccountListKey,
  shownAccountListAtoms,
} from '../../state/account-lists/account-lists.ts'
import {
  growPeopleListAtom,
  isListedAtom,
  openPeopleListAtom,
} from '../../state/account-lists/load-account-list.ts'
import { setBlockAtom } from '../../state/actions/relationship-action.ts'
import { columnAtoms } from '../../state/columns/columns.ts'
import { openProfileAtom } from '../../state/profiles/open-profile.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { InfiniteList } from '../../ui/infinite-list/InfiniteList.tsx'
import { AccountRow, PersonRow } from '../account/index.ts'
import { ListScreen } from './ListScreen.tsx'
import { MuteRow } from './MuteRow.tsx'
import { RequestRow } from './RequestRow.tsx'
import { useRemoveRow } from './use-remove-row.ts'

interface AccountListColumnProps {
  readonly uuid: string
  readonly label: string
}

/** Estimated height of a row before one is rendered. */
const ROW_PX = 60

/** The column of an account list: followers, boosts, follow requests, blocks and others. @see TH-07, ACC-15 */
export function AccountListColumn({ uuid, label }: AccountListColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const key = column === undefined ? null : getListKey(column)

  return key === null ? null : <AccountList key={key} list={key} label={label} />
}

function getListKey({ id: kind, params }: Column): AccountListKey | null {
  if (kind === 'FOLLOW_REQUESTS' || kind === 'BLOCKS' || kind === 'MUTES') return kind
  const id = readThreadId(params)
  if (id === null) return null
  const isAbout =
    kind === 'REBLOGGED_BY' ||
    kind === 'FAVOURITED_BY' ||
    kind === 'FOLLOWERS' ||
    kind === 'FOLLOWING'
  return isAbout ? `${kind} ${id}` : null
}

interface AccountListProps {
  readonly list: AccountListKey
  readonly label: string
}

function AccountList({ list, label }: AccountListProps) {
  const pages = useSessionValue(shownAccountListAtoms, list)
  const open = useSessionAction(openPeopleListAtom)
  const growList = useSessionAction(growPeopleListAtom)
  const grow = useCallback(() => void growList(list), [growList, list])
  const openProfile = useSessionAction(openProfileAtom)
  const empty = getEmptyText(list)
  const owner = getListOwner(list)

  useEffect(() => {
    void open(list)
  }, [list, open])

  useEffect(() => {
    if (owner !== null) void openProfile(owner)
  }, [owner, openProfile])

  return (
    <ListScreen pages={pages} empty={empty} onRetry={() => void open(list)} onGrow={grow}>
      <InfiniteList
        label={label}
        items={pages.items}
        rowPx={ROW_PX}
        renderRow={getRowRenderer(list)}
        isLoading={pages.isLoading && pages.next !== null}
        error={pages.error?.message ?? null}
        onLoadMore={grow}
      />
    </ListScreen>
  )
}

/** Returns the account whose followers or followed accounts are listed, because the column is named after it. */
function getListOwner(list: AccountListKey): AccountId | null {
  return list.startsWith('FOLLOWERS ') || list.startsWith('FOLLOWING ')
    ? accountId(list.slice('FOLLOWERS '.length))
    : null
}

/**
 * Returns the row component of a list. The user's own lists have rows with a button that undoes the block, mute or
 * request.
 */
function getRowRenderer(list: AccountListKey): (id: AccountId) => ReactNode {
  switch (list) {
    case 'FOLLOW_REQUESTS':
      return (id) => <RequestRow id={id} />
    case 'BLOCKS':
      return (id) => <BlockRow id={id} />
    case 'MUTES':
      return (id) => <MuteRow id={id} />
    default:
      return (id) => <AccountRow id={id} />
  }
}

interface EmptyText {
  readonly icon: IconName
  readonly title: ReactNode
  readonly words: ReactNode
}

/** Returns the texts of an empty account list. */
function getEmptyText(list: AccountListKey): EmptyText {
  switch (list) {
    case 'FOLLOW_REQUESTS':
      return {
        icon: 'check',
        title: <Trans>You don't have any follow requests yet</Trans>,
        words: <Trans>When you receive one, it will show up here.</Trans>,
      }
    case 'BLOCKS':
      return {
        icon: 'block',
        title: <Trans>You haven't blocked any users yet</Trans>,
        words: <Trans>Accounts you block are listed here. You can unblock them at any time.</Trans>,
      }
    case 'MUTES':
      return {
        icon: 'sound',
        title: <Trans>You haven't muted any users yet</Trans>,
        words: <Trans>Accounts you mute are listed here. You can unmute them at any time.</Trans>,
      }
    default:
      return {
        icon: 'people',
        title: <Trans>No users to show</Trans>,
        words: <Trans>Some users on other servers may not be shown.</Trans>,
      }
  }
}

interface BlockRowProps {
  readonly id: AccountId
}

/** A blocked account, with a button that unblocks it. @see ACC-03 */
export function BlockRow({ id }: BlockRowProps) {
  const { t } = useLingui()
  const setBlock = useSessionAction(setBlockAtom)
  const isListed = useSessionAction(isListedAtom)
  const removeRow = useRemoveRow()

  return (
    <PersonRow id={id}>
      {(acct) => (
        <Button
          onClick={(event) =>
            void removeRow(event.currentTarget, {
              act: () => setBlock(id, false),
              isStillListed: () => isListed('BLOCKS', id),
              message: t`Unblocked @${acct}`,
              undo: () => void setBlock(id, true),
            })
          }
        >
          <Trans>Unblock</Trans>
        </Button>
      )}
    </PersonRow>
  )
}

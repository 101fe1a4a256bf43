import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect } from 'react'
import { type Column, readThread } from '@colonnade/domain/columns'
import { type AccountId, accountId } from '@colonnade/domain/entities'
import { setBlockAtom } from '../../state/actions/relationship-action.ts'
import { columnAtoms } from '../../state/columns/columns.ts'
import {
  growPeopleListAtom,
  isListedAtom,
  openPeopleListAtom,
} from '../../state/people-lists/load-people.ts'
import { type PeopleListKey, shownPeopleAtoms } from '../../state/people-lists/people-lists.ts'
import { openProfileAtom } from '../../state/profiles/profiles.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { GrowingList } from '../../ui/growing-list/GrowingList.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { AccountRow, PersonRow } from '../account/index.ts'
import { ListScreen } from './ListScreen.tsx'
import { MuteRow } from './MuteRow.tsx'
import { RequestRow } from './RequestRow.tsx'
import { useLetGo } from './use-let-go.ts'

interface PeopleColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** What a row is taken for until one is drawn. */
const ROW_PX = 60

/** The list of people that a column was opened for. @see TH-07, ACC-15 */
export function PeopleColumn({ uuid, label }: PeopleColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const key = column === undefined ? null : listOf(column)

  return key === null ? null : <People key={key} list={key} label={label} />
}

function listOf({ id: kind, params }: Column): PeopleListKey | null {
  if (kind === 'FOLLOW_REQUESTS' || kind === 'BLOCKS' || kind === 'MUTES') return kind
  const id = readThread(params)
  if (id === null) return null
  const isAbout =
    kind === 'REBLOGGED_BY' ||
    kind === 'FAVOURITED_BY' ||
    kind === 'FOLLOWERS' ||
    kind === 'FOLLOWING'
  return isAbout ? `${kind} ${id}` : null
}

interface PeopleProps {
  readonly list: PeopleListKey
  readonly label: string
}

function People({ list, label }: PeopleProps) {
  const pages = useSessionValue(shownPeopleAtoms, list)
  const open = useSessionAction(openPeopleListAtom)
  const growList = useSessionAction(growPeopleListAtom)
  const grow = useCallback(() => void growList(list), [growList, list])
  const openProfile = useSessionAction(openProfileAtom)
  const empty = emptyWords(list)
  const person = personOf(list)

  useEffect(() => {
    void open(list)
  }, [list, open])

  useEffect(() => {
    if (person !== null) void openProfile(person)
  }, [person, openProfile])

  return (
    <ListScreen pages={pages} empty={empty} onRetry={() => void open(list)} onGrow={grow}>
      <GrowingList
        label={label}
        items={pages.items}
        rowPx={ROW_PX}
        drawRow={rowOf(list)}
        isLoading={pages.isLoading && pages.next !== null}
        trouble={pages.error?.message ?? null}
        onGrow={grow}
      />
    </ListScreen>
  )
}

/** Whose followers they are: the column goes by that name. */
function personOf(list: PeopleListKey): AccountId | null {
  return list.startsWith('FOLLOWERS ') || list.startsWith('FOLLOWING ')
    ? accountId(list.slice('FOLLOWERS '.length))
    : null
}

/** How a list draws whom it names: the own lists with what undoes them. */
function rowOf(list: PeopleListKey): (id: AccountId) => ReactNode {
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

interface EmptyWords {
  readonly icon: IconName
  readonly title: ReactNode
  readonly words: ReactNode
}

/** What an empty list of people says. */
function emptyWords(list: PeopleListKey): EmptyWords {
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

/** Somebody whom one blocks: one press lets them back in. @see ACC-03 */
export function BlockRow({ id }: BlockRowProps) {
  const { t } = useLingui()
  const setBlock = useSessionAction(setBlockAtom)
  const isListed = useSessionAction(isListedAtom)
  const letGo = useLetGo()

  return (
    <PersonRow id={id}>
      {(acct) => (
        <Button
          onClick={(event) =>
            void letGo(event.currentTarget, {
              act: () => setBlock(id, false),
              isStill: () => isListed('BLOCKS', id),
              told: t`Unblocked @${acct}`,
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

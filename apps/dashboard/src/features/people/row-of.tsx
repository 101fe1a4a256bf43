import type { ReactNode } from 'react'
import type { AccountId } from '@colonnade/domain/entities'
import type { PeopleListKey } from '../../state/people-lists/people-lists.ts'
import { AccountRow } from '../account/index.ts'
import { BlockRow } from './BlockRow.tsx'
import { MuteRow } from './MuteRow.tsx'
import { RequestRow } from './RequestRow.tsx'

/** How a list draws whom it names: the own lists with what undoes them. */
export function rowOf(list: PeopleListKey): (id: AccountId) => ReactNode {
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

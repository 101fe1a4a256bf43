import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { peopleListAtoms, type OwnListKind } from './people-lists.ts'

/** Whether somebody still stands in a list of one's own, as the server last had it. */
export const isListedAtom = atom(
  null,
  (get, _set, session: Session, kind: OwnListKind, id: AccountId): boolean =>
    get(peopleListAtoms(session)(kind)).items.includes(id),
)

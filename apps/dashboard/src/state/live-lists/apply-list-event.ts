import type { Getter, Setter } from 'jotai/vanilla'
import { reduceList, type ListEvent } from '@colonnade/domain/list'
import { getIdOrder } from '../entities/get-id-order.ts'
import type { Session } from '../session.ts'
import type { ListSource } from './list-source.ts'

interface ApplyOptions<Id extends string> {
  readonly anchors?: readonly Id[]
  readonly gone?: ReadonlySet<Id>
}

/** Applies an event to a list, within a write. */
export function applyListEvent<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  set: Setter,
  session: Session,
  source: ListSource<Id, Entity>,
  event: ListEvent<Id>,
  { anchors, gone }: ApplyOptions<Id> = {},
): void {
  const list = get(source.listAtom)
  const compare = source.order === 'time' ? getIdOrder(session) : undefined
  const next = reduceList(list, event, { compare, ...(anchors && { anchors }) })
  if (next !== list) source.write(get, set, next, gone)
}

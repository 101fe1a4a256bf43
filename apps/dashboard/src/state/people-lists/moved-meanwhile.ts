import type { AccountId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import type { OwnListKind } from './people-lists.ts'

/** Who came into a list of one's own (true) or left it while a page of it is on its way: the page may not know. */
const moves = perSession(() => new Map<OwnListKind, Map<AccountId, boolean>>())

/** Notes who came or left; nothing where no page is on its way. */
export function noteMove(session: Session, kind: OwnListKind, id: AccountId, isIn: boolean): void {
  moves(session).get(kind)?.set(id, isIn)
}

/**
 * Asks for a page and corrects it by what was done until it came: whoever was answered does not come back with it.
 *
 * @param isFirst whether who came meanwhile belongs in front of it
 */
export async function withMoves<Page extends { readonly items: readonly AccountId[] }>(
  session: Session,
  kind: OwnListKind,
  isFirst: boolean,
  ask: () => Promise<Page>,
): Promise<Page> {
  const moved = new Map<AccountId, boolean>()
  moves(session).set(kind, moved)
  try {
    const page = await ask()
    const stay = page.items.filter((id) => moved.get(id) !== false)
    const come = [...moved].flatMap(([id, isIn]) => (isIn && !stay.includes(id) ? [id] : []))
    return { ...page, items: isFirst ? [...come.toReversed(), ...stay] : stay }
  } finally {
    moves(session).delete(kind)
  }
}

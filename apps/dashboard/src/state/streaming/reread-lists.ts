import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { confirmLater } from './confirm-rows.ts'
import { followedList } from './followed-list.ts'
import { followedLists, isSeen } from './heard-timelines.ts'
import { createTurns, TURN_MS } from './turns.ts'

/** Lists that are to be read again, one after the other. */
const turns = perSession((session) =>
  createTurns<ListName>({
    clock: session.platform.clock,
    stretch: (ms) => session.api.budget.stretch(ms, 1),
    run: (name) => void reread(session, name),
  }),
)

/**
 * Reads the rows of all lists again, because the server lists some that it left out before: those of an account that
 * is no longer muted or blocked. Lists on screen come first.
 */
export function rereadLists(session: Session): void {
  turns(session).add(
    followedLists(session).filter((name) => followedList(session, name).list().isLoaded),
  )
  const isFirst = (name: ListName) => name === NOTIFICATIONS_LIST || isSeen(session, name)
  // Several accounts of one server come back together.
  session.platform.clock.after(0, () => turns(session).hurry(isFirst))
}

export const stopRereading = (session: Session): void => turns(session).stop()

async function reread(session: Session, name: ListName): Promise<void> {
  const { list, reread: readNewest } = followedList(session, name)
  // A page that is awaited may have been made before.
  if (list().requests.some(({ kind }) => kind === 'newest')) {
    turns(session).addLater(name, TURN_MS)
    return
  }
  const trouble = await readNewest()
  if (trouble === null) confirmLater(session, [name], 'below')
}

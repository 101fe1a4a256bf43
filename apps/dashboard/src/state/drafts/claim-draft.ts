import { sentDraftsAtom } from '../compose/sending.ts'
import type { Session } from '../session.ts'
import { deskOf, roomOf } from './desk.ts'
import { writeDrafts } from './write-drafts.ts'

/**
 * Marks another draft as open, and lets go of the one that was: once it is written, else a page that waits for it would
 * take it as it was before, and what this page writes would become a second one.
 */
export function holdClaim(session: Session, id: string, release: () => void): void {
  const desk = deskOf(session)
  const before = desk.claim
  desk.claim = { id, release }
  if (before !== null && before.release !== release) {
    void writeDrafts(session)
      .then(() => untilAnswered(session, before.id))
      .then(before.release)
  }
}

/** What is on its way to the server is nobody else's until its answer: another page would send it as well. */
function untilAnswered(session: Session, id: string): Promise<void> {
  const { store } = session
  const sent = sentDraftsAtom(session)
  if (!store.get(sent).has(id)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(sent, () => {
      if (store.get(sent).has(id)) return
      stop()
      resolve()
    })
  })
}

/** A draft that began here is nobody else's: it is claimed without waiting. Never rejects. */
export async function claimOwn(session: Session, id: string): Promise<void> {
  const desk = deskOf(session)
  if (desk.claim?.id === id) return
  holdClaim(session, id, () => undefined)
  const room = await roomOf(session).catch(() => null)
  const release = (await room?.claim(id, 0)) ?? null
  if (release === null) return
  if (deskOf(session).claim?.id === id && !desk.isStopped) holdClaim(session, id, release)
  else release()
}

/** The page goes away, or its account does. */
export function letGo(session: Session): void {
  deskOf(session).claim?.release()
  deskOf(session).claim = null
}

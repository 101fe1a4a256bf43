import { atom } from 'jotai/vanilla'
import { perSession, type Session } from '../session.ts'
import { draftIdAtom } from './draft-id.ts'

/** One press of Publish, until its answer. */
export type Sending = symbol

/** The drafts on their way to the server, by their names now. Written in this file only. */
const sendingsAtom = perSession(() => atom<ReadonlyMap<Sending, string>>(new Map()))

/** The names of the drafts on their way, also of those that have left the composer. */
export const sentDraftsAtom = perSession((session) =>
  atom((get): ReadonlySet<string> => new Set(get(sendingsAtom(session)).values())),
)

/** From the press of Publish to the answer: what the composer holds is on its way, and locked (CMP-03). */
export const isSubmittingAtom = perSession((session) =>
  atom((get) => get(sentDraftsAtom(session)).has(get(draftIdAtom(session)))),
)

/** What the composer holds goes on its way. */
export const beginSendingAtom = atom(null, (get, set, session: Session): Sending => {
  const sending = Symbol('sending')
  const id = get(draftIdAtom(session))
  set(sendingsAtom(session), (before) => new Map(before).set(sending, id))
  return sending
})

/** Whether the composer still holds what was sent: else that was set aside for something else. */
export const isSentHereAtom = atom(
  null,
  (get, _set, session: Session, sending: Sending): boolean =>
    get(sendingsAtom(session)).get(sending) === get(draftIdAtom(session)),
)

/** The answer has come, or will not. @returns the draft's name; null where that was told before */
export const endSendingAtom = atom(
  null,
  (get, set, session: Session, sending: Sending): string | null => {
    const left = new Map(get(sendingsAtom(session)))
    const id = left.get(sending) ?? null
    if (left.delete(sending)) set(sendingsAtom(session), left)
    return id
  },
)

/** What the draft is written under from now on, in the composer and on its way. */
export const renameDraftAtom = atom(
  null,
  (get, set, session: Session, from: string, to: string) => {
    const renamed = [...get(sendingsAtom(session))].map(
      ([sending, id]) => [sending, id === from ? to : id] as const,
    )
    set(sendingsAtom(session), new Map(renamed))
    if (get(draftIdAtom(session)) === from) set(draftIdAtom(session), to)
  },
)

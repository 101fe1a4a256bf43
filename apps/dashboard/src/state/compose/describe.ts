import { atom } from 'jotai/vanilla'
import { firstUndescribed } from '@colonnade/domain/compose'
import type { MediaId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { changeAttachmentAtom } from './change-attachment.ts'
import { draftIdAtom } from './draft.ts'
import { cardsAtom, typedDescriptionsAtom } from './upload-list.ts'

/** Keeps what is typed of a file: with the draft at once, with the server by the next saving. @see BY-32 */
export const typeDescriptionAtom = atom(
  null,
  (_get, set, session: Session, key: string, text: string) => {
    set(typedDescriptionsAtom(session), (typed) => new Map(typed).set(key, text))
  },
)

/** What of each file is on its way: nothing is sent twice. */
const savings = perSession(
  () => new Map<string, { readonly description: string; readonly saved: Promise<boolean> }>(),
)

/**
 * Saves what was typed of a file, if the server has the file (UPL-11); else it waits for that.
 *
 * @returns whether there is nothing left to save
 */
export const saveDescriptionAtom = atom(
  null,
  (get, set, session: Session, key: string): Promise<boolean> => {
    const description = get(typedDescriptionsAtom(session)).get(key)
    const media = get(cardsAtom(session)).find((card) => card.key === key)?.media ?? null
    if (description === undefined || media === null) return Promise.resolve(true)
    const running = savings(session).get(key)
    if (running?.description === description) return running.saved
    const saved = set(saveTypedAtom, session, key, media.id, description).finally(() => {
      if (savings(session).get(key)?.saved === saved) savings(session).delete(key)
    })
    savings(session).set(key, { description, saved })
    return saved
  },
)

const saveTypedAtom = atom(
  null,
  async (get, set, session: Session, key: string, id: MediaId, description: string) => {
    const isSaved = await set(changeAttachmentAtom, session, id, { description })
    // More may have been typed meanwhile.
    const isLast = get(typedDescriptionsAtom(session)).get(key) === description
    if (isSaved && isLast) {
      set(typedDescriptionsAtom(session), (typed) => withoutKey(typed, key))
    }
    return isSaved
  },
)

/** Whether anything is typed that the server does not have. */
export const hasTypedAtom = atom(null, (get, _set, session: Session): boolean =>
  get(cardsAtom(session)).some(
    ({ key, media }) => media !== null && get(typedDescriptionsAtom(session)).has(key),
  ),
)

/** Saves all that was typed. @returns whether there is nothing left to save */
export const saveDescriptionsAtom = atom(
  null,
  async (get, set, session: Session): Promise<boolean> => {
    const keys = [...get(typedDescriptionsAtom(session)).keys()]
    const saved = await Promise.all(keys.map((key) => set(saveDescriptionAtom, session, key)))
    return saved.every(Boolean)
  },
)

/** Which attachment is the first that nobody has described, what is only typed included; null for none (CMP-46). */
export const firstUndescribedAtom = atom(null, (get, _set, session: Session): number | null =>
  firstUndescribed(get(cardsAtom(session)).filter(({ media }) => media !== null)),
)

function withoutKey(typed: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  return new Map([...typed].filter(([each]) => each !== key))
}

/** The name of the draft that was not published, since its author wants every file described. */
const refusedAtom = perSession(() => atom<string | null>(null))

/** What is in the composer is not published before its files are described (BY-22). */
export const refuseAtom = atom(null, (get, set, session: Session) => {
  set(refusedAtom(session), get(draftIdAtom(session)))
})

/** Whether that is still so. */
export const isRefusedAtom = perSession((session) =>
  atom((get): boolean => {
    if (get(refusedAtom(session)) !== get(draftIdAtom(session))) return false
    const attached = get(cardsAtom(session)).filter(({ media }) => media !== null)
    return firstUndescribed(attached) !== null
  }),
)

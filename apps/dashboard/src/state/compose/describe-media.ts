import { atom } from 'jotai/vanilla'
import { findFirstUndescribed } from '@colonnade/domain/compose'
import type { MediaId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { changeAttachmentAtom } from './change-attachment.ts'
import { draftIdAtom } from './draft.ts'
import { attachmentCardsAtom, typedDescriptionsAtom } from './upload-list.ts'

/** Stores the typed description of a file: with the draft immediately, on the server with the next save. @see BY-32 */
export const typeDescriptionAtom = atom(
  null,
  (_get, set, session: Session, key: string, text: string) => {
    set(typedDescriptionsAtom(session), (typed) => new Map(typed).set(key, text))
  },
)

/** The description of each file that is being saved, so that the same text is sent once. */
const pendingSaves = perSession(
  () => new Map<string, { readonly description: string; readonly saved: Promise<boolean> }>(),
)

/**
 * Saves the typed description of a file if its upload is complete (UPL-11). Otherwise it is saved after the upload.
 *
 * @returns whether no unsaved text is left
 */
export const saveDescriptionAtom = atom(
  null,
  (get, set, session: Session, key: string): Promise<boolean> => {
    const description = get(typedDescriptionsAtom(session)).get(key)
    const media = get(attachmentCardsAtom(session)).find((card) => card.key === key)?.media ?? null
    if (description === undefined || media === null) return Promise.resolve(true)
    const running = pendingSaves(session).get(key)
    if (running?.description === description) return running.saved
    const saved = set(sendDescriptionAtom, session, key, media.id, description).finally(() => {
      if (pendingSaves(session).get(key)?.saved === saved) pendingSaves(session).delete(key)
    })
    pendingSaves(session).set(key, { description, saved })
    return saved
  },
)

const sendDescriptionAtom = atom(
  null,
  async (get, set, session: Session, key: string, id: MediaId, description: string) => {
    const isSaved = await set(changeAttachmentAtom, session, id, { description })
    // The user may have typed more in the meantime.
    const isLast = get(typedDescriptionsAtom(session)).get(key) === description
    if (isSaved && isLast) {
      set(typedDescriptionsAtom(session), (typed) => removeKey(typed, key))
    }
    return isSaved
  },
)

/** Whether a typed description is not saved on the server. */
export const hasUnsavedDescriptionAtom = atom(null, (get, _set, session: Session): boolean =>
  get(attachmentCardsAtom(session)).some(
    ({ key, media }) => media !== null && get(typedDescriptionsAtom(session)).has(key),
  ),
)

/** Saves all typed descriptions. @returns whether no unsaved text is left */
export const saveDescriptionsAtom = atom(
  null,
  async (get, set, session: Session): Promise<boolean> => {
    const keys = [...get(typedDescriptionsAtom(session)).keys()]
    const saved = await Promise.all(keys.map((key) => set(saveDescriptionAtom, session, key)))
    return saved.every(Boolean)
  },
)

/** Returns the index of the first attachment without a description, typed ones included; null for none (CMP-46). */
export const firstUndescribedAtom = atom(null, (get, _set, session: Session): number | null =>
  findFirstUndescribed(get(attachmentCardsAtom(session)).filter(({ media }) => media !== null)),
)

function removeKey(typed: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  return new Map([...typed].filter(([each]) => each !== key))
}

/** The ID of the draft that was not published because its author requires a description for every file. */
const undescribedDraftAtom = perSession(() => atom<string | null>(null))

/** Marks that the draft is not published before its files are described (BY-22). */
export const requireDescriptionsAtom = atom(null, (get, set, session: Session) => {
  set(undescribedDraftAtom(session), get(draftIdAtom(session)))
})

/** Whether the draft still waits for descriptions. */
export const needsDescriptionsAtom = perSession((session) =>
  atom((get): boolean => {
    if (get(undescribedDraftAtom(session)) !== get(draftIdAtom(session))) return false
    const attached = get(attachmentCardsAtom(session)).filter(({ media }) => media !== null)
    return findFirstUndescribed(attached) !== null
  }),
)

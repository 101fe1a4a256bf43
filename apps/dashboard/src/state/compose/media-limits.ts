import { atom } from 'jotai/vanilla'
import { mediaLimits } from '@colonnade/domain/compose'
import type { InstanceEntity, MediaLimits } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** What the server states, once it was asked; null before. */
const statedAtom = perSession(() => atom<MediaLimits | null>(null))

/** What may be attached: as the server states it, else as the page or the last start does (UPL-01, UPL-10). */
export const mediaLimitsAtom = perSession((session) =>
  atom((get): MediaLimits => get(statedAtom(session)) ?? session.meta.media_limits),
)

/** Takes in what the server states: a page that it renders may say nothing of media. */
export const takeMediaLimitsAtom = atom(
  null,
  (_get, set, session: Session, instance: InstanceEntity) => {
    set(statedAtom(session), mediaLimits(instance, session.meta.media_limits))
  },
)

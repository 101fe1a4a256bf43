import { atom } from 'jotai/vanilla'
import { getMediaLimits } from '@colonnade/domain/compose'
import type { InstanceEntity, MediaLimits } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** The limits that the server reported; null before the response. */
const serverLimitsAtom = perSession(() => atom<MediaLimits | null>(null))

/**
 * The limits of attachments: as the server reports them, otherwise from the page or the last start (UPL-01, UPL-10).
 */
export const mediaLimitsAtom = perSession((session) =>
  atom((get): MediaLimits => get(serverLimitsAtom(session)) ?? session.meta.media_limits),
)

/** Updates the limits from the instance entity. A page that the server renders may not contain media limits. */
export const updateMediaLimitsAtom = atom(
  null,
  (_get, set, session: Session, instance: InstanceEntity) => {
    set(serverLimitsAtom(session), getMediaLimits(instance, session.meta.media_limits))
  },
)

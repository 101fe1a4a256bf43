import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountEntity, AccountId, MutedAccountEntity } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'

/** When the mute of an account ends, as the list of mutes told: relationships of most servers do not tell it. */
export const muteEndAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<string | null>(null)),
)

/** Takes the ends from a page of the list. */
export const noteMuteEndsAtom = atom(
  null,
  (_get, set, session: Session, people: readonly (AccountEntity | MutedAccountEntity)[]) => {
    for (const one of people) {
      if ('mute_expires_at' in one) set(muteEndAtoms(session)(one.id), one.mute_expires_at)
    }
  },
)

import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { WRITER_KEY } from '../../lib/account-storage.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { isSubmittingAtom } from '../compose/sending.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { handOver } from './hand-over.ts'

const chosenAtom = atom<AccountKey | null>(null)

/** Whether somebody has chosen who writes, since the page is there. */
export const hasChosenWriterAtom = atom((get) => get(chosenAtom) !== null)

/** Who wrote on this page last, as long as that account is signed in; else the first. */
export function writerAmong(
  sessions: readonly Session[],
  { storage }: Pick<Platform, 'storage'>,
): Session | null {
  const last = storage.read(WRITER_KEY)
  return sessions.find(({ key }) => key === last) ?? sessions[0] ?? null
}

/** Whose composer stands on the page. */
export const writerAtom = atom((get): Session | null => {
  // What is remembered changes with it.
  get(chosenAtom)
  return writerAmong(get(sessionsAtom), get(platformAtom))
})

/** Lets another account write, from now on and the next time; what is written goes along. @see STA-05 */
export const chooseWriterAtom = atom(null, (get, set, key: AccountKey) => {
  const from = get(writerAtom)
  const to = get(sessionsAtom).find((session) => session.key === key)
  if (from === null || to === undefined || from === to) return
  if (from.store.get(isSubmittingAtom(from))) return
  handOver(from, to)
  get(platformAtom).storage.write(WRITER_KEY, key)
  set(chosenAtom, key)
})

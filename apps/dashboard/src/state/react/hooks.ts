import { useAtomValue, useSetAtom } from 'jotai/react'
import type { Atom, WritableAtom } from 'jotai/vanilla'
import { useCallback } from 'react'
import type { Session } from '../session.ts'
import { useSession } from './providers.tsx'

/** Reads an atom of the app-wide store. */
export function useAppValue<Value>(atom: Atom<Value>): Awaited<Value> {
  return useAtomValue(atom)
}

/** Returns a write atom of the app-wide store as a stable function. */
export function useAppAction<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(atom)
}

type Single<Value> = (session: Session) => Atom<Value>
type Family<Key extends string, Value> = (session: Session) => (key: Key) => Atom<Value>

/** Reads an atom of the session in context: `useSessionValue(statusAtoms, id)` or `useSessionValue(draftAtom)`. */
export function useSessionValue<Value>(single: Single<Value>): Awaited<Value>
export function useSessionValue<Key extends string, Value>(
  family: Family<Key, Value>,
  key: Key,
): Awaited<Value>
export function useSessionValue<Key extends string, Value>(
  source: (session: Session) => Atom<Value> | ((key: Key) => Atom<Value>),
  key?: Key,
): Awaited<Value> {
  const session = useSession()
  const found = source(session)
  return useAtomValue(resolveAtom(found, key), { store: session.store })
}

function resolveAtom<Key extends string, Value>(
  found: Atom<Value> | ((key: Key) => Atom<Value>),
  key: Key | undefined,
): Atom<Value> {
  if (typeof found !== 'function') return found
  if (key === undefined) throw new Error('an atom family needs a key')
  return found(key)
}

/** Returns a write atom of the session in context as a stable function. */
export function useSessionAction<Args extends unknown[], Result>(
  action: WritableAtom<unknown, [session: Session, ...args: Args], Result>,
): (...args: Args) => Result {
  const session = useSession()
  return useCallback(
    (...args: Args) => session.store.set(action, session, ...args),
    [session, action],
  )
}

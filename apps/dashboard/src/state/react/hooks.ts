import { useAtomValue, useSetAtom } from 'jotai/react'
import type { Atom, WritableAtom } from 'jotai/vanilla'
import { useCallback } from 'react'
import type { Session } from '../session.ts'
import { useSession } from './providers.tsx'

/** Reads an atom of the shell's store. */
export function useAppValue<Value>(atom: Atom<Value>): Awaited<Value> {
  return useAtomValue(atom)
}

/** A write atom of the shell's store, as a function that keeps its identity. */
export function useAppAction<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(atom)
}

type Single<Value> = (session: Session) => Atom<Value>
type Family<Key extends string, Value> = (session: Session) => (key: Key) => Atom<Value>

/** Reads an atom of the session above: `useSessionValue(statusAtoms, id)` or `useSessionValue(draftAtom)`. */
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
  return useAtomValue(member(found, key), { store: session.store })
}

function member<Key extends string, Value>(
  found: Atom<Value> | ((key: Key) => Atom<Value>),
  key: Key | undefined,
): Atom<Value> {
  if (typeof found !== 'function') return found
  if (key === undefined) throw new Error('a family needs a key')
  return found(key)
}

/** A write atom of the session above, as a function that keeps its identity. */
export function useSessionAction<Args extends unknown[], Result>(
  action: WritableAtom<unknown, [session: Session, ...args: Args], Result>,
): (...args: Args) => Result {
  const session = useSession()
  return useCallback(
    (...args: Args) => session.store.set(action, session, ...args),
    [session, action],
  )
}

import { useAtomValue, useSetAtom } from 'jotai/react'
import type { Atom, WritableAtom } from 'jotai/vanilla'

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

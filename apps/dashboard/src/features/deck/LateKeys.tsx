import { useLatePart } from './use-late-part.ts'

const loadKeys = async () => (await import('./keys/DeckKeys.tsx')).DeckKeys

/** The keys of the deck, fetched once there is something to read. */
export function LateKeys() {
  const keys = useLatePart(loadKeys, 'later')

  return keys === null ? null : <keys.Part />
}

import { useLatePart } from './use-late-part.ts'

const loadKeys = async () => (await import('./keys/DeckKeys.tsx')).DeckKeys

/** The keys of the deck, fetched once the page has nothing better to do. */
export function LateKeys() {
  const keys = useLatePart(loadKeys, 'idle')

  return keys === null ? null : <keys.Part />
}

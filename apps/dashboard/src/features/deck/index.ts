export { columnFace } from './column-face.ts'
export { Deck } from './Deck.tsx'
export type { DeckParts, RouteScreen } from './deck-parts.ts'
export { useColumnFace } from './use-column-face.ts'

import type { DeckParts } from '../features/deck/index.ts'
import { bundle } from './bundle.ts'
import { columnBody } from './column-registry.tsx'
import { LazyPart } from './LazyPart.tsx'

const addColumnPart = bundle(
  async () => (await import('../features/deck/AddColumnDialog.tsx')).AddColumnDialog,
)

const appearancePart = bundle(
  async () => (await import('../features/deck/AppearanceDialog.tsx')).AppearanceDialog,
)

/** What the deck shows without knowing how. */
export const deckParts: DeckParts = {
  body: (column, name) => columnBody(column, name),
  addColumn: (onClose) => (
    <LazyPart part={addColumnPart} props={{ onClose }} waiting={null} onClose={onClose} />
  ),
  appearance: (onClose) => (
    <LazyPart part={appearancePart} props={{ onClose }} waiting={null} onClose={onClose} />
  ),
}

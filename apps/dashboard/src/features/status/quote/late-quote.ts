import { latePart } from '../../../ui/later/late-part.ts'

/** A quoted post holds the parts of a post itself: it stays out of the file that those import. */
export const storedQuote = latePart(async () => (await import('./StoredQuote.tsx')).StoredQuote)

import { lazy } from 'react'
import { logError } from '../../lib/logger.ts'
import { DeckStrip } from './strip/DeckStrip.tsx'

/** The deck as tiles, in a chunk of its own. Should it not arrive, the same columns stand in a strip. */
export const LateTiles = lazy(async () => {
  try {
    const { DeckTiles } = await import('./tiles/DeckTiles.tsx')
    return { default: DeckTiles }
  } catch (error) {
    logError('columns cannot be shown as tiles', error)
    return { default: DeckStrip }
  }
})

import sheetUrl from './emoji-sheet.webp'

/** Images in a column of the sprite sheet. */
const ROWS_PER_COLUMN = 62
/** The distance between two images, including one empty pixel on each side. Unit: px. */
const PITCH_PX = 34

export const EMOJI_SHEET = {
  url: sheetUrl,
  sidePx: ROWS_PER_COLUMN * PITCH_PX,
  pitchPx: PITCH_PX,
} as const

/** Returns the column and row of an image on the sprite sheet. */
export function getSheetPosition(cell: number): { readonly column: number; readonly row: number } {
  return { column: Math.floor(cell / ROWS_PER_COLUMN), row: cell % ROWS_PER_COLUMN }
}

/** Loads the sprite sheet, so that the images render immediately. Rejects when it fails to load. */
export async function loadEmojiSheet(): Promise<void> {
  const image = new Image()
  image.src = EMOJI_SHEET.url
  await image.decode()
}

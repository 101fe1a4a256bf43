import sheetUrl from './emoji-sheet.webp'

/** Pictures in a column of the sheet. */
const ROWS = 62
/** From one picture to the next, with a pixel of nothing on each side. Unit: px. */
const PITCH_PX = 34

export const EMOJI_SHEET = { url: sheetUrl, sidePx: ROWS * PITCH_PX, pitchPx: PITCH_PX } as const

/** Column and row of a picture on the sheet. */
export function sheetPlace(cell: number): { readonly column: number; readonly row: number } {
  return { column: Math.floor(cell / ROWS), row: cell % ROWS }
}

/** Fetches the pictures, so that they stand there at once. Rejects where they do not arrive. */
export async function loadEmojiSheet(): Promise<void> {
  const image = new Image()
  image.src = EMOJI_SHEET.url
  await image.decode()
}

import { countGraphemes } from '@colonnade/domain/text'

/** UTF-16 units: the flags of Scotland and Wales have fourteen, no family more. */
const MOST_UNITS = 20

/**
 * Whether a person sees more characters than there may be. A text of so many units that it cannot fit is not counted:
 * a megabyte of emoji would keep everybody waiting for minutes.
 *
 * @param most in graphemes
 */
export const isTooLong = (text: string, most: number): boolean =>
  text.length > most * MOST_UNITS || countGraphemes(text) > most

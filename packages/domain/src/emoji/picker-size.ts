/** Emoji in a line of the picker. @see EMO-08 */
export const PICKER_COLUMNS = 8
/** How large an emoji stands in the picker. Unit: px. @see EMO-08 */
export const PICKER_EMOJI_PX = 22
/** How large an emoji is on the sheet of pictures. Unit: px. @see EMO-08 */
export const SHEET_EMOJI_PX = 32

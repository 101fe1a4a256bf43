/**
 * Characters that are visible on their own. Excludes white space, default-ignorable and control characters, combining
 * marks (they need a base letter) and symbols with an empty glyph. Unassigned characters count as visible, because
 * new emoji are unassigned in older engines.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}]|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u

/** Whether a text has any visible character. Linear in its length. Never throws. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

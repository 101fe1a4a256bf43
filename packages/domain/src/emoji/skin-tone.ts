import type { UnicodeEmoji } from './emoji.ts'

/** 1 is the default yellow, 2 the lightest, 6 the darkest. @see EMO-07 */
export const SKIN_TONES = [1, 2, 3, 4, 5, 6] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** Reads a saved tone. An invalid one becomes 1. Never throws. @see EMO-07 */
export function toSkinTone(raw: unknown): SkinTone {
  return SKIN_TONES.find((tone) => tone === raw) ?? 1
}

/** Returns the code of an emoji in a skin tone, or its own code if it has no tones. @see EMO-07 */
export function applySkinTone(
  { unified, skins }: Pick<UnicodeEmoji, 'unified' | 'skins'>,
  tone: SkinTone,
): string {
  return skins?.[tone - 2] ?? unified
}

import { DISPLAY_MEDIA, type DisplayMedia } from '../media/reveal.ts'

/**
 * When media are shown. Old servers only say whether sensitive media are.
 *
 * @param displayMedia any value
 * @param displaySensitiveMedia any value; counts where the first is missing
 * @see SES-06
 */
export function toDisplayMedia(
  displayMedia: unknown,
  displaySensitiveMedia: unknown,
): DisplayMedia {
  const known = DISPLAY_MEDIA.find((word) => word === displayMedia)
  return known ?? (displaySensitiveMedia === true ? 'show_all' : 'default')
}

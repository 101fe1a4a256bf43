import type { LocalSettings } from './local-settings.ts'

/** What becomes of a post whose media lack a description: it is published, asked about, or not published. */
export type UndescribedMedia = 'publish' | 'ask' | 'refuse'

type Chosen = Pick<
  LocalSettings,
  'confirm_missing_media_description' | 'refuse_missing_media_description'
>

/** Which of them the settings say; refusing comes before asking. Never throws. @see CMP-46, BY-22 */
export function undescribedMedia(settings: Chosen): UndescribedMedia {
  if (settings.refuse_missing_media_description) return 'refuse'
  return settings.confirm_missing_media_description ? 'ask' : 'publish'
}

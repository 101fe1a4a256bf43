import type { LocalSettings } from './local-settings.ts'

/**
 * What happens to a post whose media lack a description: it is published, the user is asked, or publishing is
 * blocked.
 */
export type UndescribedMediaPolicy = 'publish' | 'ask' | 'refuse'

type DescriptionSettings = Pick<
  LocalSettings,
  'confirm_missing_media_description' | 'refuse_missing_media_description'
>

/** Returns the policy of the settings. Blocking has priority over asking. Never throws. @see CMP-46, BY-22 */
export function getUndescribedMediaPolicy(settings: DescriptionSettings): UndescribedMediaPolicy {
  if (settings.refuse_missing_media_description) return 'refuse'
  return settings.confirm_missing_media_description ? 'ask' : 'publish'
}

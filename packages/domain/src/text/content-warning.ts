import { hasVisibleText } from './visible-text.ts'

/** Whether a status has a content warning that a reader can see: a blank one hides nothing. @see ST-19 */
export function hasContentWarning(status: { readonly spoiler_text: string }): boolean {
  return status.spoiler_text !== '' && hasVisibleText(status.spoiler_text)
}

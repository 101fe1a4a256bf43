import { isJsonObject } from '../json/json-object.ts'

/**
 * Whether an account sees the introduction automatically. True if its server stores settings, and they say that it
 * has not seen it. Without server settings every new browser would show it again to experienced users, so there it
 * opens only on request. Never throws.
 *
 * @param kept the settings as the server sent them
 * @see MOD-15
 */
export function shouldShowIntroduction(kept: unknown): boolean {
  return isJsonObject(kept) && kept['onboarded'] === false
}

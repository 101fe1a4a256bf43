import { isJsonObject } from '../json/json-object.ts'

/**
 * Whether an account is shown the introduction by itself: its server keeps settings, and they say that it
 * has not been seen. Where the server keeps none, every new browser would greet an old hand again, so it
 * waits there until it is asked for. Never throws.
 *
 * @param kept as the server sent them
 * @see MOD-15
 */
export function wantsIntroduction(kept: unknown): boolean {
  return isJsonObject(kept) && kept['onboarded'] === false
}

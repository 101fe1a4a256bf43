import { expect, onTestFinished } from 'vitest'
import type { ScriptedServer } from './scripted-server.ts'

/**
 * Checks at the end of the test, for every request that was sent, that it carried no token but one that its own server
 * has issued.
 *
 * @param issued the origin of each token
 */
export function guardTokens(server: ScriptedServer, issued: ReadonlyMap<string, string>): void {
  onTestFinished(() => {
    for (const request of server.requests()) {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '')
      if (token !== undefined)
        expect(`${token} ${issued.get(token)}`).toBe(`${token} ${new URL(request.url).origin}`)
    }
  })
}

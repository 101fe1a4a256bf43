import { allowLoopbackMedia, getPageHeaders } from '../../packages/domain/src/headers/index.ts'
import { computeHashes } from './built-hashes.ts'

/**
 * Returns the headers that a build must be sent with on any host. `LOOPBACK_MEDIA=1` allows media from servers on the
 * user's machine, for a deck on that machine.
 *
 * @param outDir a build of the program
 */
export function createHeaders(
  outDir: string,
  loopbackMedia = process.env['LOOPBACK_MEDIA'],
): Readonly<Record<string, string>> {
  const headers = getPageHeaders(computeHashes(outDir))
  return loopbackMedia === '1' ? allowLoopbackMedia(headers) : headers
}

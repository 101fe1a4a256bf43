import { allowLoopbackMedia, pageHeaders } from '../../packages/domain/src/headers/index.ts'
import { builtHashes } from './built-hashes.ts'

/**
 * What a build has to be sent with, wherever it stands. `LOOPBACK_MEDIA=1` lets its pages load what servers on the
 * reader's own machine have, which a deck on that machine may do anyway.
 *
 * @param outDir a build of the program
 */
export function builtHeaders(
  outDir: string,
  wish = process.env['LOOPBACK_MEDIA'],
): Readonly<Record<string, string>> {
  const headers = pageHeaders(builtHashes(outDir))
  return wish === '1' ? allowLoopbackMedia(headers) : headers
}

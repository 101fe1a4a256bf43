import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLoopback } from '@colonnade/domain/addresses'
import {
  allowLoopbackMedia,
  HEADERS_FILE,
  HEADERS_FOLDER,
  pageHeaders,
} from '@colonnade/domain/headers'

type Headers = Readonly<Record<string, string>>

/** A build that says nothing of its headers gets the strictest: none of what stands in its pages acts. */
const STRICTEST = pageHeaders({ scripts: [], styles: [] })

/**
 * What the build says its files are sent with; read anew each time, since a build may be replaced at any time. A deck on
 * the reader's own machine may show what other servers there have.
 *
 * @param origin of the instance, as this reader sees it
 */
export async function programHeaders(dist: string, origin: string): Promise<Headers> {
  const text = await readFile(join(dist, HEADERS_FOLDER, HEADERS_FILE), 'utf8').catch(() => null)
  // Written by the build itself, beside the program that is served.
  const headers = text === null ? STRICTEST : (JSON.parse(text) as Headers)
  return isLoopback(origin) ? allowLoopbackMedia(headers) : headers
}

import type { FunctionComponent } from 'react'

/** A part of the program that travels in a chunk of its own. */
export interface Bundle<Props> {
  /** Fetches the chunk once; a failed fetch is forgotten, so that the next call tries again. */
  readonly load: () => Promise<{ default: FunctionComponent<Props> }>
  /** The part where it has arrived: it can be shown at once, without waiting for a promise. */
  readonly peek: () => FunctionComponent<Props> | null
}

/** The chunk did not arrive: the network, or a newer release that removed it. */
export class BundleError extends Error {
  override readonly name = 'BundleError'
}

export function bundle<Props>(fetchPart: () => Promise<FunctionComponent<Props>>): Bundle<Props> {
  let kept: Promise<{ default: FunctionComponent<Props> }> | null = null
  let arrived: FunctionComponent<Props> | null = null

  return {
    load() {
      kept ??= fetchPart().then(
        (part) => {
          arrived = part
          return { default: part }
        },
        (cause: unknown) => {
          kept = null
          throw new BundleError('a part of the program did not arrive', { cause })
        },
      )
      return kept
    },
    peek: () => arrived,
  }
}

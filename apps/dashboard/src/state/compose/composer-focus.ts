import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'

/** A request to focus the composer's text field. */
export interface FocusRequest {
  /** Increases with each request. */
  readonly count: number
  /** If true, the focus does not move when the user has focused another element. */
  readonly isReturn: boolean
}

const NO_REQUEST: FocusRequest = { count: 0, isReturn: false }

/** Which composer to focus: that of an author, or of a column by its uuid. Null is any. */
type FocusTarget = string | null

/** The latest request for each target. */
const focusRequestsAtom = atom<ReadonlyMap<FocusTarget, FocusRequest>>(new Map())

const getLatest = (requests: Iterable<FocusRequest | undefined>): FocusRequest => {
  let latest = NO_REQUEST
  for (const request of requests)
    if (request !== undefined && request.count > latest.count) latest = request
  return latest
}

/** The latest request to focus any composer. */
export const composerFocusAtom = atom((get) => getLatest(get(focusRequestsAtom).values()))

/** The latest request to focus one composer, by its author and its column. The composer subscribes to it. */
export const composerFocusAtoms = atomFamily((targets: string) =>
  atom((get) => {
    const requests = get(focusRequestsAtom)
    return getLatest([null, ...targets.split(' ')].map((target) => requests.get(target)))
  }),
)

const requestFocusAtom = atom(null, (get, set, target: FocusTarget, isReturn: boolean) => {
  const { count } = get(composerFocusAtom)
  set(focusRequestsAtom, (requests) =>
    new Map(requests).set(target, { count: count + 1, isReturn }),
  )
})

/** Focuses the text field of a composer. */
export const focusComposerAtom = atom(null, (_get, set, target: FocusTarget = null) => {
  set(requestFocusAtom, target, false)
})

/** Focuses the text field after publishing, unless the user has moved the focus elsewhere (CMP-55). */
export const returnToComposerAtom = atom(null, (_get, set, author: AccountKey) => {
  set(requestFocusAtom, author, true)
})

const mountedCountAtom = atom(0)

/**
 * Registers a mounted composer. Kept as a count, because two composers may be mounted (CMP-33). @returns unregisters
 * it
 */
export const mountComposerAtom = atom(null, (_get, set): (() => void) => {
  set(mountedCountAtom, (count) => count + 1)
  return () => set(mountedCountAtom, (count) => count - 1)
})

/** Returns at the time of the call whether a composer is mounted (RTE-02). */
export const hasComposerAtom = atom(null, (get): boolean => get(mountedCountAtom) > 0)

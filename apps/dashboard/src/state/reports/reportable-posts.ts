import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions, type Page } from '@colonnade/api-client'
import { getAccountStatuses } from '@colonnade/api-client/endpoints'
import type { AccountId, StatusEntity, StatusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'

const PAGE_SIZE = 20

/** What went wrong is told where the posts would stand. */
const OPTIONS: CallOptions = { skipAlert: true }

export interface ReportablePosts {
  readonly isLoading: boolean
  /** What went wrong last; the same may be asked again. */
  readonly error: ApiError | null
  /** The newest first; null before the first page came. */
  readonly items: readonly StatusId[] | null
  /** The Link header's way to older ones; null for none. */
  readonly next: string | null
}

const NOT_ASKED: ReportablePosts = { isLoading: false, error: null, items: null, next: null }

/** Which posts of an account a report may point at. Written in this file only. @see RPT-03 */
export const reportablePostsAtoms = perSession(() =>
  atomFamily((_account: AccountId) => atom(NOT_ASKED)),
)

/** Asks for what an account wrote lately, answers included and boosts not. */
export const openReportablePostsAtom = atom(null, (_get, set, session: Session, id: AccountId) =>
  set(loadAtom, session, id, () =>
    session.api.page(getAccountStatuses, { id, exclude_reblogs: true, limit: PAGE_SIZE }, OPTIONS),
  ),
)

/** Asks for older ones; does nothing where there are none, or some are on their way. */
export const growReportablePostsAtom = atom(null, (get, set, session: Session, id: AccountId) => {
  const { next } = get(reportablePostsAtoms(session)(id))
  if (next === null) return undefined
  return set(loadAtom, session, id, () => session.api.follow(getAccountStatuses, next, OPTIONS))
})

/** They are read anew for the next report. */
export const leaveReportablePostsAtom = atom(null, (_get, _set, session: Session, id: AccountId) =>
  reportablePostsAtoms(session).remove(id),
)

const loadAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    account: AccountId,
    fetch: () => Promise<Page<StatusEntity>>,
  ): Promise<void> => {
    const listAtom = reportablePostsAtoms(session)(account)
    if (get(listAtom).isLoading) return
    set(listAtom, { ...get(listAtom), isLoading: true, error: null })
    try {
      const { items, next } = await fetch()
      // Old servers do not know how to leave boosts out.
      const own = items.filter(({ reblog }) => reblog === null)
      set(ingestStatusesAtom, session, own)
      const ids = [...(get(listAtom).items ?? []), ...own.map(({ id }) => id)]
      set(listAtom, { isLoading: false, error: null, items: [...new Set(ids)], next })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(listAtom, { ...get(listAtom), isLoading: false, error })
    }
  },
)

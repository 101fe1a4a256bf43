import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/compat'
import { createReport } from '@colonnade/api-client/endpoints'
import type { AccountId, InstanceRule, StatusId } from '@colonnade/domain/entities'
import {
  changeReport,
  EMPTY_REPORT,
  failReport,
  createReportBody,
  type ReportDraft,
  startReport,
  submitReport,
  toggleBrokenRule,
  toggleReportedStatus,
} from '@colonnade/domain/reports'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** The report that is being written. Written only here and by `sendReportAtom`. */
export const reportDraftAtom = perSession(() => atom<ReportDraft>(EMPTY_REPORT))

/** Starts a report of an account, with one of its statuses or none. @see RPT-01 */
export const startReportAtom = atom(
  null,
  (get, set, session: Session, account: AccountId, about: StatusId | null) => {
    const draft = get(reportDraftAtom(session))
    const known = about === null ? undefined : get(serverStatusAtoms(session)(about))
    const reblog = known?.reblog == null ? null : { id: known.reblog }
    const status = about === null ? null : { id: about, reblog }
    set(reportDraftAtom(session), startReport(draft, account, status))
  },
)

/** Adds a status to the report, or removes it. @see RPT-02 */
export const toggleReportedStatusAtom = atom(null, (get, set, session: Session, id: StatusId) =>
  set(reportDraftAtom(session), toggleReportedStatus(get(reportDraftAtom(session)), id)),
)

/** Toggles whether a server rule is broken. */
export const toggleBrokenRuleAtom = atom(null, (get, set, session: Session, id: string) =>
  set(reportDraftAtom(session), toggleBrokenRule(get(reportDraftAtom(session)), id)),
)

/** @see RPT-02 */
export const updateReportAtom = atom(
  null,
  (get, set, session: Session, change: Parameters<typeof changeReport>[1]) =>
    set(reportDraftAtom(session), changeReport(get(reportDraftAtom(session)), change)),
)

/** Discards the report. @see RPT-07 */
export const discardReportAtom = atom(null, (_get, set, session: Session) =>
  set(reportDraftAtom(session), EMPTY_REPORT),
)

/** Fetches the server's rules; none if it does not return any. An error is not shown. */
export const fetchRulesAtom = atom(
  null,
  async (_get, _set, session: Session): Promise<readonly InstanceRule[]> => {
    try {
      return (await readInstance(session.api, { skipAlert: true, skipLoading: true })).rules
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return []
    }
  },
)

/**
 * Sends the report with its current content. After an error, which is shown, it is kept.
 *
 * @returns whether the moderators have received it
 * @see RPT-04, RPT-05, RPT-06, RPT-08
 */
export const sendReportAtom = atom(null, async (get, set, session: Session): Promise<boolean> => {
  const draftAtom = reportDraftAtom(session)
  const body = createReportBody(get(draftAtom))
  if (body === null) return false
  set(draftAtom, submitReport(get(draftAtom)))
  try {
    await session.api.request(createReport, body)
    set(draftAtom, EMPTY_REPORT)
    return true
  } catch (error) {
    set(draftAtom, failReport(get(draftAtom)))
    if (!(error instanceof ApiError)) throw error
    return false
  }
})

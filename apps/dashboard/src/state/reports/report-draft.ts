import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { createReport } from '@colonnade/api-client/endpoints'
import { readInstance } from '@colonnade/api-client/twins'
import type { AccountId, InstanceRule, StatusId } from '@colonnade/domain/entities'
import {
  changeReport,
  EMPTY_REPORT,
  failReport,
  reportBody,
  type ReportDraft,
  startReport,
  submitReport,
  toggleBrokenRule,
  toggleReported,
} from '@colonnade/domain/reports'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'

/** What the report that is being written says. Written here and by `sendReportAtom` only. */
export const reportDraftAtom = perSession(() => atom<ReportDraft>(EMPTY_REPORT))

/** Begins a report of an account, for one of its statuses or for none. @see RPT-01 */
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

/** Takes a status in, or leaves it out again. @see RPT-02 */
export const toggleReportedAtom = atom(null, (get, set, session: Session, id: StatusId) =>
  set(reportDraftAtom(session), toggleReported(get(reportDraftAtom(session)), id)),
)

/** Says that a rule of the server is broken, or not. */
export const toggleBrokenRuleAtom = atom(null, (get, set, session: Session, id: string) =>
  set(reportDraftAtom(session), toggleBrokenRule(get(reportDraftAtom(session)), id)),
)

/** @see RPT-02 */
export const changeReportAtom = atom(
  null,
  (get, set, session: Session, change: Parameters<typeof changeReport>[1]) =>
    set(reportDraftAtom(session), changeReport(get(reportDraftAtom(session)), change)),
)

/** Whoever leaves a report has written none. @see RPT-07 */
export const leaveReportAtom = atom(null, (_get, set, session: Session) =>
  set(reportDraftAtom(session), EMPTY_REPORT),
)

/** What the server asks of its people; none where it does not say. A failure is silent. */
export const readRulesAtom = atom(
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
 * Sends the report with whatever it says; a failure keeps all of it, and was told.
 *
 * @returns whether the moderators have it
 * @see RPT-04, RPT-05, RPT-06, RPT-08
 */
export const sendReportAtom = atom(null, async (get, set, session: Session): Promise<boolean> => {
  const draftAtom = reportDraftAtom(session)
  const body = reportBody(get(draftAtom))
  if (body === null) return false
  set(draftAtom, submitReport(get(draftAtom)))
  try {
    await session.api.call(createReport, body)
    set(draftAtom, EMPTY_REPORT)
    return true
  } catch (error) {
    set(draftAtom, failReport(get(draftAtom)))
    if (!(error instanceof ApiError)) throw error
    return false
  }
})

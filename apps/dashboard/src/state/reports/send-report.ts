import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { createReport } from '@colonnade/api-client/endpoints'
import { EMPTY_REPORT, failReport, reportBody, submitReport } from '@colonnade/domain/reports'
import type { Session } from '../session.ts'
import { reportDraftAtom } from './report-draft.ts'

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

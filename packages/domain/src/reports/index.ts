export {
  changeReport,
  EMPTY_REPORT,
  startReport,
  toggleBrokenRule,
  toggleReported,
  type ReportDraft,
} from './report-draft.ts'
export { failReport, reportBody, submitReport, type ReportBody } from './submit-report.ts'

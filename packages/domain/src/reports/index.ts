export {
  changeReport,
  EMPTY_REPORT,
  failReport,
  createReportBody,
  type ReportBody,
  type ReportDraft,
  startReport,
  submitReport,
  toggleBrokenRule,
  toggleReportedStatus,
} from './report-draft.ts'

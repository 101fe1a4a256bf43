export {
  changeReport,
  EMPTY_REPORT,
  failReport,
  reportBody,
  type ReportBody,
  type ReportDraft,
  startReport,
  submitReport,
  toggleBrokenRule,
  toggleReported,
} from './report-draft.ts'

export { buildInitialState, isStaffRole } from './build-initial-state.ts'
export { isOwn } from './own-account.ts'
export { readInitialState } from './read-initial-state.ts'
export {
  DEFAULT_META,
  type InitialState,
  type SessionMeta,
  toDisplayMedia,
} from './session-meta.ts'
export { getRecordLocale, getRecordText, createShareRecord } from './share-page-state.ts'
export { getServerLink, getStaffLink } from './staff-link.ts'

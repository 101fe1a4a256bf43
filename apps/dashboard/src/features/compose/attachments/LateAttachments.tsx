import { lazy } from 'react'

/** Asked for with the first file. */
export const LateAttachments = lazy(async () => ({
  default: (await import('./Attachments.tsx')).Attachments,
}))

import { lazy } from 'react'

const load = () => import('./Attachments.tsx')

/** Fetches what shows files before there are any: at the first one pictures may stand in its way. */
export async function fetchAttachments(): Promise<void> {
  // What does not come now comes with the first file.
  await load().catch(() => null)
}

/** Asked for with the first file at the latest. */
export const LateAttachments = lazy(async () => ({ default: (await load()).Attachments }))

import { failUpload } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import type { StartedUpload } from './start-uploads.ts'
import { runningUploads, uploadsAtom } from './upload-list.ts'

/** Loads the upload code with the first file and uploads the files. If it cannot be loaded, the uploads fail. */
export async function uploadLazily(
  session: Session,
  uploads: readonly StartedUpload[],
): Promise<void> {
  const { store } = session
  const sender = await import('./upload-file.ts').catch(() => null)
  if (sender !== null) {
    await store.set(sender.uploadFilesAtom, session, uploads)
    return
  }
  for (const { key, controller } of uploads) {
    if (controller.signal.aborted) continue
    runningUploads(session).delete(key)
    store.set(uploadsAtom(session), (uploads) =>
      failUpload(uploads, key, { kind: 'cut', reason: null }),
    )
  }
}

import { failUpload } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import type { Sending } from './begin-files.ts'
import { runningUploads, uploadsAtom } from './upload-list.ts'

/** What sends comes with the first file. Where it does not come, the files did not arrive. */
export async function sendLate(session: Session, sendings: readonly Sending[]): Promise<void> {
  const { store } = session
  const sender = await import('./send-file.ts').catch(() => null)
  if (sender !== null) {
    await store.set(sender.sendFilesAtom, session, sendings)
    return
  }
  for (const { key, controller } of sendings) {
    if (controller.signal.aborted) continue
    runningUploads(session).delete(key)
    store.set(uploadsAtom(session), (uploads) =>
      failUpload(uploads, key, { kind: 'cut', reason: null }),
    )
  }
}

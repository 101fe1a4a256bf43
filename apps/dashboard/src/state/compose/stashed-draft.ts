import { atom } from 'jotai/vanilla'
import { getUploadErrors } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { type StashedDraft, draftAtom, draftIdAtom } from './draft.ts'
import { resumeUploadsAtom } from './resume-uploads.ts'
import {
  fileNamesAtom,
  localFilesAtom,
  showAttachmentsAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from './upload-list.ts'

/** Returns the content of the composer, to be restored later. Changes nothing. */
export const stashDraftAtom = atom(null, (get, _set, session: Session): StashedDraft => ({
  id: get(draftIdAtom(session)),
  draft: get(draftAtom(session)),
  attachments: get(uploadsAtom(session)).attachments,
  names: get(fileNamesAtom(session)),
  files: get(localFilesAtom(session)),
  uploadErrors: getUploadErrors(get(uploadsAtom(session))),
  descriptions: get(typedDescriptionsAtom(session)),
}))

/** Restores a stashed draft and replaces the content of the composer. */
export const restoreStashedDraftAtom = atom(
  null,
  (_get, set, session: Session, stashed: StashedDraft) => {
    const { id, draft, attachments, names, files, uploadErrors, descriptions } = stashed
    set(draftIdAtom(session), id)
    set(showAttachmentsAtom, session, attachments)
    set(fileNamesAtom(session), names)
    set(typedDescriptionsAtom(session), descriptions)
    set(draftAtom(session), draft)
    set(resumeUploadsAtom, session, files, uploadErrors)
  },
)

import { atom } from 'jotai/vanilla'
import { uploadTroubles } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { type Aside, draftAtom, draftIdAtom } from './draft.ts'
import { resumeFilesAtom } from './resume-files.ts'
import {
  fileNamesAtom,
  heldFilesAtom,
  showAttachmentsAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from './upload-list.ts'

/** What is in the composer now, to be put back later. Changes nothing. */
export const asideAtom = atom(null, (get, _set, session: Session): Aside => ({
  id: get(draftIdAtom(session)),
  draft: get(draftAtom(session)),
  attachments: get(uploadsAtom(session)).attachments,
  names: get(fileNamesAtom(session)),
  held: get(heldFilesAtom(session)),
  troubles: uploadTroubles(get(uploadsAtom(session))),
  descriptions: get(typedDescriptionsAtom(session)),
}))

/** Puts it back in the place of what is there by now. */
export const bringBackAtom = atom(null, (_get, set, session: Session, aside: Aside) => {
  const { id, draft, attachments, names, held, troubles, descriptions } = aside
  set(draftIdAtom(session), id)
  set(showAttachmentsAtom, session, attachments)
  set(fileNamesAtom(session), names)
  set(typedDescriptionsAtom(session), descriptions)
  set(draftAtom(session), draft)
  set(resumeFilesAtom, session, held, troubles)
})

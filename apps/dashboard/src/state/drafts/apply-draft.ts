import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { draftIdAtom } from '../compose/draft-id.ts'
import { draftAtom, freshDraft } from '../compose/draft.ts'
import { editingAtom } from '../compose/editing.ts'
import { findReplyTargetAtom, forgetReplyAtom } from '../compose/reply.ts'
import {
  fileNamesAtom,
  heldFilesAtom,
  showAttachmentsAtom,
  type HeldFile,
} from '../compose/upload-list.ts'
import type { Session } from '../session.ts'
import { renewMediaAtom } from './renew-media.ts'

type Files = ReadonlyMap<string, Blob>

/**
 * Puts a kept draft into the composer as it was, its key included: what was sent before is not sent as
 * another post. Files that had not reached the server are sent now.
 */
export const applyDraftAtom = atom(
  null,
  (_get, set, session: Session, kept: KeptDraft, files: Files) => {
    const { id, draft, attachments, editing } = kept
    const held = heldFiles(kept, files)
    set(forgetReplyAtom, session)
    set(editingAtom(session), null)
    set(showAttachmentsAtom, session, attachments)
    set(heldFilesAtom(session), new Map(held.filter(([, { mediaId }]) => mediaId !== null)))
    set(fileNamesAtom(session), namesOf(kept))
    set(draftIdAtom(session), id)
    set(draftAtom(session), draft)
    if (editing !== null) {
      const aside = emptyAside(session)
      set(editingAtom(session), { status: editing, untouched: '', aside })
    }
    if (draft.inReplyTo !== null) void set(findReplyTargetAtom, session, draft.inReplyTo)
    const unsent = held.filter(([, { mediaId }]) => mediaId === null)
    const again = unsent.map(([, { file }]) => file)
    const keys = unsent.map(([key]) => key)
    if (again.length > 0) void set(attachFilesAtom, session, again, keys)
    if (editing === null) void set(renewMediaAtom, session)
  },
)

function heldFiles({ files: known }: KeptDraft, files: Files): readonly [string, HeldFile][] {
  return known.flatMap(({ key, name, type, mediaId }): readonly [string, HeldFile][] => {
    const bytes = files.get(key)
    return bytes === undefined ? [] : [[key, { file: new File([bytes], name, { type }), mediaId }]]
  })
}

const namesOf = ({ files }: KeptDraft): ReadonlyMap<string, string> =>
  new Map(files.flatMap(({ name, mediaId }) => (mediaId === null ? [] : [[mediaId, name]])))

/** What was being written when an edit began is among the drafts: an empty composer comes after it. */
function emptyAside(session: Session) {
  return {
    id: session.platform.uuid(),
    draft: freshDraft(session),
    attachments: [],
    names: new Map<string, string>(),
    held: new Map<string, HeldFile>(),
  }
}

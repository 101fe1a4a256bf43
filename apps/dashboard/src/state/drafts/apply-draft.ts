import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { draftIdAtom } from '../compose/draft-id.ts'
import { draftAtom, freshDraft } from '../compose/draft.ts'
import { editingAtom } from '../compose/edited-post.ts'
import { findReplyTargetAtom, forgetReplyAtom } from '../compose/reply.ts'
import { resumeFilesAtom } from '../compose/resume-files.ts'
import {
  fileNamesAtom,
  showAttachmentsAtom,
  typedDescriptionsAtom,
  type HeldFile,
} from '../compose/upload-list.ts'
import type { Session } from '../session.ts'

type Files = ReadonlyMap<string, Blob>

/**
 * Puts a kept draft into the composer as it was, its key included: what was sent before is not sent as
 * another post. Files that had not reached the server are sent now.
 */
export const applyDraftAtom = atom(
  null,
  (_get, set, session: Session, kept: KeptDraft, files: Files) => {
    const { id, draft, attachments, editing } = kept
    set(forgetReplyAtom, session)
    set(editingAtom(session), null)
    set(showAttachmentsAtom, session, attachments)
    set(fileNamesAtom(session), namesOf(kept))
    set(
      typedDescriptionsAtom(session),
      new Map(kept.descriptions.map(({ key, text }) => [key, text])),
    )
    set(draftIdAtom(session), id)
    set(draftAtom(session), draft)
    if (editing !== null) {
      const aside = emptyAside(session)
      set(editingAtom(session), { status: editing, untouched: '', aside })
    }
    if (draft.inReplyTo !== null) void set(findReplyTargetAtom, session, draft.inReplyTo)
    set(resumeFilesAtom, session, heldFiles(kept, files))
    if (editing === null && attachments.length > 0) void renew(session)
  },
)

/** Late, since drafts are there before what sends files; should it never come, they stay as they were. */
async function renew(session: Session): Promise<void> {
  try {
    const { renewMediaAtom } = await import('./renew-media.ts')
    await session.store.set(renewMediaAtom, session)
  } catch {
    // The server says at the publishing what it has forgotten.
  }
}

function heldFiles({ files: known }: KeptDraft, files: Files): ReadonlyMap<string, HeldFile> {
  const held = known.flatMap(({ key, name, type, mediaId }): readonly [string, HeldFile][] => {
    const bytes = files.get(key)
    return bytes === undefined ? [] : [[key, { file: new File([bytes], name, { type }), mediaId }]]
  })
  return new Map(held)
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
    descriptions: new Map<string, string>(),
  }
}

// Stored drafts have this key. cspell:ignore trouble
import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { clearReplyPrefixAtom } from '../compose/clear-composer.ts'
import { type StashedDraft, editingAtom, createDraft } from '../compose/draft.ts'
import { getFirstSubmissionTime } from '../compose/pending-submissions.ts'
import { loadReplyTargetAtom } from '../compose/reply.ts'
import { stashDraftAtom, restoreStashedDraftAtom } from '../compose/stashed-draft.ts'
import type { LocalFile } from '../compose/upload-list.ts'
import type { Session } from '../session.ts'
import { composerSnapshotAtom } from './composer-snapshot.ts'

type DraftFiles = ReadonlyMap<string, Blob>

/** A stored draft with the bytes of its files. */
export interface DraftWithFiles {
  readonly draft: KeptDraft
  readonly files: DraftFiles
}

/**
 * Restores a stored draft in the composer, including its idempotency key, so that a post that was sent before is not
 * published twice. Files whose upload was unfinished are uploaded now.
 *
 * @param aside the draft to restore after an edit; null if it is not stored
 */
export const applyDraftAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    { draft: kept, files }: DraftWithFiles,
    stashed: DraftWithFiles | null,
  ) => {
    const { draft, attachments, editing } = kept
    const isHere = kept.aside !== null && kept.aside === get(composerSnapshotAtom(session)).id
    const here = isHere ? set(stashDraftAtom, session) : null
    set(clearReplyPrefixAtom, session)
    set(editingAtom(session), null)
    set(restoreStashedDraftAtom, session, toStashedDraft(kept, files))
    if (editing !== null) {
      const kept =
        stashed === null ? createEmptyStash(session) : toStashedDraft(stashed.draft, stashed.files)
      set(editingAtom(session), { status: editing, untouched: '', stashed: here ?? kept })
    }
    if (draft.inReplyTo !== null) void set(loadReplyTargetAtom, session, draft.inReplyTo)
    // A post that may be published already may own its files. They are looked up together with it, when it is sent
    // again.
    const isSent = getFirstSubmissionTime(session, draft.idempotencyKey) !== null
    if (editing === null && attachments.length > 0 && !isSent) void reuploadMedia(session)
  },
)

/**
 * Loads the code lazily, because drafts are restored before the upload code is loaded. If loading fails, the files
 * stay as they are.
 */
async function reuploadMedia(session: Session): Promise<void> {
  try {
    const { reuploadMediaAtom } = await import('./reupload-media.ts')
    await session.store.set(reuploadMediaAtom, session)
  } catch {
    // The server reports missing files when the post is published.
  }
}

function toStashedDraft(kept: KeptDraft, files: DraftFiles): StashedDraft {
  const { id, draft, attachments, descriptions } = kept
  const held = kept.files.flatMap(
    ({ key, name, type, mediaId, focus }): readonly [string, LocalFile][] => {
      const bytes = files.get(key)
      if (bytes === undefined) return []
      const file = new File([bytes], name, { type })
      return [[key, { file, mediaId, ...(focus !== undefined && { focus }) }]]
    },
  )
  const uploadErrors = kept.files.flatMap(({ key, trouble }) =>
    trouble === null ? [] : [[key, trouble] as const],
  )
  return {
    id,
    draft,
    attachments,
    names: getFileNames(kept),
    files: new Map(held),
    uploadErrors: new Map(uploadErrors),
    descriptions: new Map(descriptions.map(({ key, text }) => [key, text])),
  }
}

const getFileNames = ({ files }: KeptDraft): ReadonlyMap<string, string> =>
  new Map(files.flatMap(({ name, mediaId }) => (mediaId === null ? [] : [[mediaId, name]])))

/** Creates the empty draft that is restored after an edit when no draft was stashed. */
function createEmptyStash(session: Session): StashedDraft {
  return {
    id: session.platform.uuid(),
    draft: createDraft(session),
    attachments: [],
    names: new Map(),
    files: new Map(),
    uploadErrors: new Map(),
    descriptions: new Map(),
  }
}

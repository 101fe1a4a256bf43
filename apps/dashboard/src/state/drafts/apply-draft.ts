import { atom } from 'jotai/vanilla'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { asideAtom, bringBackAtom } from '../compose/aside.ts'
import { forgetReplyAtom } from '../compose/clear-composer.ts'
import { type Aside, editingAtom, freshDraft } from '../compose/draft.ts'
import { findReplyTargetAtom } from '../compose/reply.ts'
import { sentBefore } from '../compose/sent-before.ts'
import type { HeldFile } from '../compose/upload-list.ts'
import type { Session } from '../session.ts'
import { snapshotAtom } from './snapshot.ts'

type Files = ReadonlyMap<string, Blob>

/** A kept draft with the bytes of its files. */
export interface FiledDraft {
  readonly draft: KeptDraft
  readonly files: Files
}

/**
 * Puts a kept draft into the composer as it was, its key included: what was sent before is not sent as
 * another post. Files that were on their way to the server are sent now.
 *
 * @param aside what comes back after an edit; null where that is not kept any more
 */
export const applyDraftAtom = atom(
  null,
  (get, set, session: Session, { draft: kept, files }: FiledDraft, aside: FiledDraft | null) => {
    const { draft, attachments, editing } = kept
    const isHere = kept.aside !== null && kept.aside === get(snapshotAtom(session)).id
    const here = isHere ? set(asideAtom, session) : null
    set(forgetReplyAtom, session)
    set(editingAtom(session), null)
    set(bringBackAtom, session, asideOf(kept, files))
    if (editing !== null) {
      const kept = aside === null ? emptyAside(session) : asideOf(aside.draft, aside.files)
      set(editingAtom(session), { status: editing, untouched: '', aside: here ?? kept })
    }
    if (draft.inReplyTo !== null) void set(findReplyTargetAtom, session, draft.inReplyTo)
    // What may be published already may have its files: they are looked for with it, when it is sent again.
    const isSent = sentBefore(session, draft.idempotencyKey) !== null
    if (editing === null && attachments.length > 0 && !isSent) void renew(session)
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

function asideOf(kept: KeptDraft, files: Files): Aside {
  const { id, draft, attachments, descriptions } = kept
  const held = kept.files.flatMap(({ key, name, type, mediaId }): readonly [string, HeldFile][] => {
    const bytes = files.get(key)
    return bytes === undefined ? [] : [[key, { file: new File([bytes], name, { type }), mediaId }]]
  })
  const troubled = kept.files.flatMap(({ key, trouble }) =>
    trouble === null ? [] : [[key, trouble] as const],
  )
  return {
    id,
    draft,
    attachments,
    names: namesOf(kept),
    held: new Map(held),
    troubles: new Map(troubled),
    descriptions: new Map(descriptions.map(({ key, text }) => [key, text])),
  }
}

const namesOf = ({ files }: KeptDraft): ReadonlyMap<string, string> =>
  new Map(files.flatMap(({ name, mediaId }) => (mediaId === null ? [] : [[mediaId, name]])))

/** An empty composer, where nothing else comes after an edit. */
function emptyAside(session: Session): Aside {
  return {
    id: session.platform.uuid(),
    draft: freshDraft(session),
    attachments: [],
    names: new Map(),
    held: new Map(),
    troubles: new Map(),
    descriptions: new Map(),
  }
}

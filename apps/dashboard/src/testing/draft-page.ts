import { readKeptDraft } from '@colonnade/domain/drafts'
import { draftWriteErrorAtom, otherDraftsAtom } from '../state/drafts/draft-list.ts'
import { startSavingDrafts } from '../state/drafts/save-drafts.ts'
import { DRAFT_DELAY_MS } from '../state/drafts/write-drafts.ts'
import { flushPromises } from './fake-clock.ts'
import { createTestComposer } from './test-composer.ts'

/**
 * Opens a page that saves its drafts.
 *
 * @param prepare sets up its server before the first request
 */
export async function openDraftPage(
  traits: Parameters<typeof createTestComposer>[0] = {},
  prepare: (page: ReturnType<typeof createTestComposer>) => void = () => undefined,
) {
  const page = createTestComposer(traits)
  page.server.on('POST /auth/sign_out', () => new Response(null, { status: 204 }))
  prepare(page)
  const { session, platform } = page
  const stop = startSavingDrafts(session)
  await flushPromises()
  const pause = (ms = DRAFT_DELAY_MS) => platform.clock.advance(ms)
  const kept = () => [...platform.drafts.stored.values()].flatMap((raw) => readKeptDraft(raw) ?? [])
  const texts = () => kept().map(({ draft }) => draft.text)
  const listed = () => session.store.get(otherDraftsAtom(session))
  const writeError = () => session.store.get(draftWriteErrorAtom(session))
  return { ...page, stop, pause, kept, texts, listed, writeError }
}

export type DraftPage = Awaited<ReturnType<typeof openDraftPage>>

/** Opens the page again in the same browser after a crash of the tab, which only released its locks. */
export function reopenDraftPage(
  { platform }: DraftPage,
  traits: Parameters<typeof createTestComposer>[0] = {},
) {
  platform.closeTab()
  return openDraftPage({ drafts: platform.drafts, storage: platform.storage, ...traits })
}

import { readKeptDraft } from '@colonnade/domain/drafts'
import { draftTroubleAtom, otherDraftsAtom } from '../state/drafts/draft-list.ts'
import { startKeepingDrafts } from '../state/drafts/keep-drafts.ts'
import { DRAFT_DELAY_MS } from '../state/drafts/write-drafts.ts'
import { settled } from './fake-clock.ts'
import { composer } from './test-composer.ts'

/**
 * A page that has begun to keep its drafts.
 *
 * @param prepare sets up its server before anything is asked
 */
export async function draftingPage(
  traits: Parameters<typeof composer>[0] = {},
  prepare: (page: ReturnType<typeof composer>) => void = () => undefined,
) {
  const page = composer(traits)
  page.server.on('POST /auth/sign_out', () => new Response(null, { status: 204 }))
  prepare(page)
  const { session, platform } = page
  const stop = startKeepingDrafts(session)
  await settled()
  const pause = (ms = DRAFT_DELAY_MS) => platform.clock.advance(ms)
  const kept = () => [...platform.drafts.kept.values()].flatMap((raw) => readKeptDraft(raw) ?? [])
  const texts = () => kept().map(({ draft }) => draft.text)
  const listed = () => session.store.get(otherDraftsAtom(session))
  const trouble = () => session.store.get(draftTroubleAtom(session))
  return { ...page, stop, pause, kept, texts, listed, trouble }
}

export type DraftingPage = Awaited<ReturnType<typeof draftingPage>>

/** The same browser after the page was gone without a word: only its locks went with it. */
export function reopened({ platform }: DraftingPage, traits: Parameters<typeof composer>[0] = {}) {
  platform.closeTab()
  return draftingPage({ drafts: platform.drafts, storage: platform.storage, ...traits })
}

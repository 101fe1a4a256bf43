import { changeDraftAtom, draftAtom } from '../state/compose/draft.ts'
import { submitDraftAtom } from '../state/publish/submit-draft.ts'
import { testSession } from './test-session.ts'

/** Creates a composer without its form: writes and submits a draft, and returns the requests to the server. */
export function createTestComposer(traits: Parameters<typeof testSession>[0] = {}) {
  const opened = testSession(traits)
  const { session, server } = opened
  const draft = () => session.store.get(draftAtom(session))
  const write = (change: Partial<ReturnType<typeof draft>>) =>
    session.store.set(changeDraftAtom, session, change)
  const submit = async () => (await session.store.set(submitDraftAtom, session)) !== null
  const posts = () =>
    server.requests().filter(({ url, method }) => method === 'POST' && url.endsWith('/statuses'))
  const body = async (index = 0) => (await posts()[index]?.clone().json()) as unknown
  return { ...opened, draft, write, submit, posts, body }
}

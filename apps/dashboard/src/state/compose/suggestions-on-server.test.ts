import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { updateSuggestionsAtom, pickSuggestionAtom, suggestionsAtom } from './suggestions.ts'

/** A server that has just started is slow. */
const PATIENCE = { timeout: 10_000 }

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

test(
  'suggests accounts, custom emoji and used hashtags of a real server and publishes them',
  { tags: ['SUG-02', 'SUG-03', 'SUG-04', 'CMP-56'], timeout: 30_000 },
  async () => {
    const { session } = await createInstanceSession(server, 'mira')
    const { store } = session
    const text = () => store.get(draftAtom(session)).text
    const suggested = () => store.get(suggestionsAtom(session)).suggestions
    const type = (more: string) => {
      store.set(changeDraftAtom, session, { text: text() + more })
      store.set(updateSuggestionsAtom, session, text(), text().length)
    }
    const pickFirst = () => {
      const edit = store.set(pickSuggestionAtom, session, suggested()[0]!)
      store.set(changeDraftAtom, session, { text: edit?.text ?? '' })
    }
    await store.set(fetchCustomEmojisAtom, session)

    type('Thanks @ada')
    await expect
      .poll(suggested, PATIENCE)
      .toMatchObject([{ kind: 'account', acct: 'ada@harbour.example' }])
    pickFirst()
    type(':tide')
    await expect
      .poll(() => suggested()[0], PATIENCE)
      .toMatchObject({ emoji: { category: 'custom' } })
    pickFirst()
    type(' #FogSignals')
    expect(text()).toBe('Thanks @ada@harbour.example :tide:\u200B #FogSignals')
    expect(await store.set(submitDraftAtom, session)).toMatchObject({ wasInComposer: true })

    type('again #fog')
    expect(suggested()).toEqual([{ kind: 'tag', tag: 'FogSignals' }])
  },
)

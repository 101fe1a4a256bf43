import { expect, test } from 'vitest'
import { account } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { updateSuggestionsAtom } from '../compose/suggestions.ts'
import { searchFollowedAtom } from '../lists/search-followed.ts'
import { suggestProfilesAtom } from './suggest-for-column.ts'

const SEARCH = 'GET /api/v1/accounts/search'

type Caller = (opened: ReturnType<typeof createTestComposer>) => void

const CALLERS: readonly (readonly [string, Caller, string])[] = [
  [
    'suggestions in a post',
    ({ session, write }) => {
      write({ text: 'hi @al' })
      session.store.set(updateSuggestionsAtom, session, 'hi @al', 6)
    },
    '?q=al&resolve=false&limit=4',
  ],
  [
    'the choice of a profile for a column',
    ({ session }) => session.store.set(suggestProfilesAtom, session, '@al'),
    '?q=al&resolve=false&limit=4',
  ],
  [
    'the editors of lists and of featured accounts',
    ({ session }) => session.store.set(searchFollowedAtom, session, '@al'),
    '?q=al&resolve=false&limit=4&following=true',
  ],
]

test.each(CALLERS)(
  'searches accounts from %s',
  { tags: ['API-28'] },
  async (_title, ask, query) => {
    const opened = createTestComposer()
    opened.server.on(SEARCH, () =>
      createPageResponse([account({ id: '7', acct: 'alice@x.example' })]),
    )

    ask(opened)
    await flushPromises()

    const calls = opened.server.calls().filter((call) => call.startsWith(SEARCH))
    expect(calls).toEqual([`${SEARCH}${query}`])
  },
)

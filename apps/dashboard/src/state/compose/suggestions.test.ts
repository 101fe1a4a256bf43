import { expect, test } from 'vitest'
import type { Suggestion } from '@colonnade/domain/compose'
import { accountId } from '@colonnade/domain/entities'
import { loadEmojiTable } from '../../lib/emoji/load-emoji-table.ts'
import { account } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import { addTagsToHistoryAtom } from '../search/tag-history.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'
import { startSavingSettings } from '../settings/throttle-settings-save.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  updateSuggestionsAtom,
  hideSuggestionsAtom,
  moveSuggestionAtom,
  pickSuggestionAtom,
  suggestionsAtom,
} from './suggestions.ts'

const SEARCH = 'GET /api/v1/accounts/search'
const alice = account({ id: '7', acct: 'alice@x.example' })

/** Opens a composer for typing, with the caret at the end. */
function openTypist(traits: Parameters<typeof createTestComposer>[0] = {}) {
  const opened = createTestComposer(traits)
  const { session, server, write } = opened
  server.on(SEARCH, () => createPageResponse([alice]))
  const list = () => session.store.get(suggestionsAtom(session))
  return {
    ...opened,
    list,
    type: (text: string, caret = text.length) => {
      write({ text })
      session.store.set(updateSuggestionsAtom, session, text, caret)
    },
    names: () =>
      list().suggestions.map((found) => {
        if (found.kind === 'account') return `@${found.acct}`
        return found.kind === 'tag' ? `#${found.tag}` : found.emoji.id
      }),
    searches: () => server.calls().filter((call) => call.startsWith(SEARCH)),
    pick: (suggestion: Suggestion) => {
      const edit = session.store.set(pickSuggestionAtom, session, suggestion)
      if (edit !== null) write({ text: edit.text })
      return edit
    },
  }
}

test(
  'requests four accounts for a name, without a remote lookup, and stores them',
  { tags: ['SUG-01', 'SUG-04', 'API-28'] },
  async () => {
    const { session, type, names, searches } = openTypist()

    type('@a')
    expect(searches()).toEqual([])
    type('hi @al')
    await flushPromises()

    expect(searches()).toEqual([`${SEARCH}?q=al&resolve=false&limit=4`])
    expect(names()).toEqual(['@alice@x.example'])
    expect(session.store.get(accountAtoms(session)(accountId('7')))?.acct).toBe('alice@x.example')
  },
)

test(
  'requests the first of three names within 100 ms immediately and the last after 200 ms',
  { tags: ['SUG-04'] },
  async () => {
    const { platform, type, searches } = openTypist()

    type('@al')
    await platform.clock.advance(50)
    type('@ali')
    await platform.clock.advance(50)
    type('@alic')
    await flushPromises()
    expect(searches()).toHaveLength(1)

    await platform.clock.advance(99)
    expect(searches()).toHaveLength(1)
    await platform.clock.advance(1)

    expect(searches().map((call) => /q=(\w+)/.exec(call)?.[1])).toEqual(['al', 'alic'])
  },
)

test(
  'cancels an older search and ignores its response',
  { tags: ['SUG-05', 'ERR-07'] },
  async () => {
    const { session, server, platform, type, names } = openTypist()
    const older = server.hold(SEARCH)
    type('@al')
    await flushPromises()

    type('@bob')
    expect(server.requests()[0]?.signal.aborted).toBe(true)
    server.on(SEARCH, () => createPageResponse([account({ id: '8', acct: 'bob' })]))
    await platform.clock.advance(200)
    older.answer(createPageResponse([alice]))
    await flushPromises()

    expect(names()).toEqual(['@bob'])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'cancels a search that is not needed any more and does not send a waiting one',
  { tags: ['SUG-05', 'SUG-06'] },
  async () => {
    const { server, platform, type, names, searches } = openTypist()
    server.hold(SEARCH)
    type('@al')
    type('@ali')

    type('@ali ')
    await platform.clock.advance(1_000)

    expect(server.requests()[0]?.signal.aborted).toBe(true)
    expect(searches()).toHaveLength(1)
    expect(names()).toEqual([])
  },
)

test('shows no error when a search fails', { tags: ['SUG-10'] }, async () => {
  const { session, server, type, names, searches } = openTypist()
  server.on(SEARCH, () => createErrorResponse(422, 'too short'))

  type('@al')
  await flushPromises()

  expect(searches()).toHaveLength(1)
  expect(names()).toEqual([])
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'shows no error when emoji cannot be loaded, and requests them again with the next search',
  { tags: ['SUG-10'] },
  async () => {
    let failures = 0
    const { session, type, names } = openTypist({
      loadEmojis: () => {
        if (failures > 0) return loadEmojiTable()
        failures += 1
        return Promise.reject(new TypeError('offline'))
      },
    })

    type(':smi')
    await flushPromises()
    expect(names()).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
    type(':smil')

    await expect.poll(names).toContain('smile')
  },
)

test('suggests hashtags of earlier posts without a request', { tags: ['SUG-03'] }, () => {
  const { session, server, type, names } = openTypist()
  session.store.set(addTagsToHistoryAtom, session, '#Cats #catnip #dog')

  type('#CA')

  expect(names()).toEqual(['#Cats', '#catnip'])
  expect(server.calls()).toEqual([])
})

test(
  'suggests five emoji for a shortcode, including custom emoji of the instance',
  { tags: ['SUG-02'] },
  async () => {
    const { session, type, names } = openTypist()
    session.store.set(customEmojisAtom(session), [
      { shortcode: 'smiling_cat', url: '/a.gif', static_url: '/a.png', visible_in_picker: true },
    ])

    type(':smi')
    await expect.poll(names).toHaveLength(5)
    type(':smiling_cat')
    await expect.poll(names).toContain('smiling_cat')
  },
)

test(
  'inserts a picked emoji in the chosen skin tone, counts it, and saves the count',
  { tags: ['SUG-08', 'SUG-09', 'EMO-11'] },
  async () => {
    const { session, server, platform, draft, type, list, pick } = openTypist()
    server.on('PUT /api/web/settings', () => Response.json({}))
    session.store.set(changeServerSettingAtom, session, ['skinTone'], 6)
    session.store.set(changeServerSettingAtom, session, ['frequentlyUsedEmojis'], { '+1': 2 })
    const stop = startSavingSettings(session)
    type('yes :thumbsup')
    await expect.poll(() => list().suggestions[0]).toMatchObject({ emoji: { id: '+1' } })

    const edit = pick(list().suggestions[0]!)

    expect(draft().text).toBe('yes 👍🏿\u200B')
    expect(edit?.caret).toBe(draft().text.length)
    expect(session.store.get(serverSettingsAtom(session)).frequentlyUsedEmojis).toEqual({ '+1': 3 })
    await platform.clock.advance(5_000)
    const saved = server.requests().filter(({ method }) => method === 'PUT')
    expect(await saved.at(-1)?.json()).toMatchObject({
      data: { frequentlyUsedEmojis: { '+1': 3 } },
    })
    stop()
  },
)

test(
  'replaces the token with a picked account, moves the caret behind it, and does not search again',
  { tags: ['SUG-08'] },
  async () => {
    const { draft, type, list, pick, searches } = openTypist()
    type('hi @al there', 6)
    await expect.poll(() => list().suggestions.length).toBe(1)

    const edit = pick(list().suggestions[0]!)

    expect(draft().text).toBe('hi @alice@x.example there')
    expect(edit?.caret).toBe('hi @alice@x.example '.length)
    expect(list().suggestions).toEqual([])
    expect(searches()).toHaveLength(1)
  },
)

test(
  'keeps, navigates and hides the suggestions and removes them with their token',
  { tags: ['SUG-06', 'SUG-07', 'SUG-11'] },
  () => {
    const { session, write, type, list } = openTypist()
    const { store } = session
    store.set(addTagsToHistoryAtom, session, '#one #once #ones')
    type('#on')
    expect(list()).toMatchObject({ token: { text: '#on', start: 0, end: 3 }, highlighted: 0 })

    store.set(moveSuggestionAtom, session, 1)
    expect(list().highlighted).toBe(1)
    store.set(hideSuggestionsAtom, session)
    expect(list().isHidden).toBe(true)
    type('#one')
    expect(list().isHidden).toBe(false)

    write({ text: '' })
    expect(list()).toMatchObject({ token: null, suggestions: [] })
  },
)

import { expect, test } from 'vitest'
import type { Suggestion } from '@colonnade/domain/compose'
import { accountId } from '@colonnade/domain/entities'
import { loadEmojiTable } from '../../lib/emoji/load-emoji-table.ts'
import { account } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { accountAtoms } from '../entities/accounts.ts'
import { customEmojisAtom } from '../entities/custom-emojis.ts'
import { rememberTagsAtom } from '../search/tag-history.ts'
import { startSavingSettings } from '../settings/save-settings.ts'
import { changeServerSettingAtom, serverSettingsAtom } from '../settings/server-settings.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  followCaretAtom,
  hideSuggestionsAtom,
  moveSuggestionAtom,
  pickSuggestionAtom,
  suggestionsAtom,
} from './suggestions.ts'

const SEARCH = 'GET /api/v1/accounts/search'
const alice = account({ id: '7', acct: 'alice@x.example' })

/** A composer that is typed into, its caret at the end. */
function typist(traits: Parameters<typeof composer>[0] = {}) {
  const opened = composer(traits)
  const { session, server, write } = opened
  server.on(SEARCH, () => page([alice]))
  const list = () => session.store.get(suggestionsAtom(session))
  return {
    ...opened,
    list,
    type: (text: string, caret = text.length) => {
      write({ text })
      session.store.set(followCaretAtom, session, text, caret)
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
  'a name asks for four accounts, without a lookup elsewhere, and they become known',
  { tags: ['SUG-01', 'SUG-04', 'API-28'] },
  async () => {
    const { session, type, names, searches } = typist()

    type('@a')
    expect(searches()).toEqual([])
    type('hi @al')
    await settled()

    expect(searches()).toEqual([`${SEARCH}?q=al&resolve=false&limit=4`])
    expect(names()).toEqual(['@alice@x.example'])
    expect(session.store.get(accountAtoms(session)(accountId('7')))?.acct).toBe('alice@x.example')
  },
)

test(
  'of three names within 100 ms the first is asked for at once, and the last after 200 ms',
  { tags: ['SUG-04'] },
  async () => {
    const { platform, type, searches } = typist()

    type('@al')
    await platform.clock.advance(50)
    type('@ali')
    await platform.clock.advance(50)
    type('@alic')
    await settled()
    expect(searches()).toHaveLength(1)

    await platform.clock.advance(99)
    expect(searches()).toHaveLength(1)
    await platform.clock.advance(1)

    expect(searches().map((call) => /q=(\w+)/.exec(call)?.[1])).toEqual(['al', 'alic'])
  },
)

test(
  'a newer search cancels the older one, whose answer counts no more',
  { tags: ['SUG-05', 'ERR-07'] },
  async () => {
    const { session, server, platform, type, names } = typist()
    const older = server.hold(SEARCH)
    type('@al')
    await settled()

    type('@bob')
    expect(server.requests()[0]?.signal.aborted).toBe(true)
    server.on(SEARCH, () => page([account({ id: '8', acct: 'bob' })]))
    await platform.clock.advance(200)
    older.answer(page([alice]))
    await settled()

    expect(names()).toEqual(['@bob'])
    expect(session.app.get(alertsAtom)).toEqual([])
  },
)

test(
  'a search that is no longer wanted is cancelled, and a waiting one never sent',
  { tags: ['SUG-05', 'SUG-06'] },
  async () => {
    const { server, platform, type, names, searches } = typist()
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

test('a search that fails is silent', { tags: ['SUG-10'] }, async () => {
  const { session, server, type, names, searches } = typist()
  server.on(SEARCH, () => refuse(422, 'too short'))

  type('@al')
  await settled()

  expect(searches()).toHaveLength(1)
  expect(names()).toEqual([])
  expect(session.app.get(alertsAtom)).toEqual([])
})

test(
  'emoji that do not arrive are silent too, and asked for again with the next one',
  { tags: ['SUG-10'] },
  async () => {
    let failures = 0
    const { session, type, names } = typist({
      loadEmojis: () => {
        if (failures > 0) return loadEmojiTable()
        failures += 1
        return Promise.reject(new TypeError('offline'))
      },
    })

    type(':smi')
    await settled()
    expect(names()).toEqual([])
    expect(session.app.get(alertsAtom)).toEqual([])
    type(':smil')

    await expect.poll(names).toContain('smile')
  },
)

test('a hashtag suggests those posted before, without asking anyone', { tags: ['SUG-03'] }, () => {
  const { session, server, type, names } = typist()
  session.store.set(rememberTagsAtom, session, '#Cats #catnip #dog')

  type('#CA')

  expect(names()).toEqual(['#Cats', '#catnip'])
  expect(server.calls()).toEqual([])
})

test(
  'a shortcode suggests five emoji, the instance’s own among them',
  { tags: ['SUG-02'] },
  async () => {
    const { session, type, names } = typist()
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
  'a picked emoji stands in the chosen tone, is counted, and the count is saved',
  { tags: ['SUG-08', 'SUG-09', 'EMO-11'] },
  async () => {
    const { session, server, platform, draft, type, list, pick } = typist()
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
  'a picked account takes the token’s place and the caret goes behind it, without another search',
  { tags: ['SUG-08'] },
  async () => {
    const { draft, type, list, pick, searches } = typist()
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
  'the token and its suggestions are kept, moved through, hidden, and gone with the token',
  { tags: ['SUG-06', 'SUG-07', 'SUG-11'] },
  () => {
    const { session, write, type, list } = typist()
    const { store } = session
    store.set(rememberTagsAtom, session, '#one #once #ones')
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

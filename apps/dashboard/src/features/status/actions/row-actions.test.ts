import { expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { SessionMeta } from '@colonnade/domain/session'
import { samplePoll } from '@colonnade/domain/testing'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { toastsAtom } from '../../../state/ui/messages.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, status } from '../../../testing/factories.ts'
import { flushPromises } from '../../../testing/fake-clock.ts'
import { createErrorResponse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import type { RowContext, RowInput } from './row-action-types.ts'
import { runRowAction, votePoll } from './row-actions.ts'

/** Runs actions on a post, and collects the announcements. */
function showPost(
  marks: Partial<StatusEntity>,
  meta: Partial<SessionMeta> = {},
  otherAccounts = false,
) {
  const { session, server } = testSession({ meta })
  const author = account({ id: '7' })
  const entity = status({ id: '5', account: author, ...marks })
  session.store.set(ingestStatusesAtom, session, [entity])
  const context: RowContext = {
    session,
    status: session.store.get(serverStatusAtoms(session)(entity.id))!,
    author: session.store.get(accountAtoms(session)(author.id))!,
    me: session.me,
    staffOrigin: null,
    offers: { ...defaultOptions.offers, otherAccounts },
    navigate: () => undefined,
  }
  const run = (id: string, input?: RowInput) => runRowAction(context, id, input)
  const vote = (choices: readonly number[]) => votePoll(session, entity.id, choices)
  const getAnnouncements = () =>
    session.app.get(toastsAtom).map(({ text, isUnseen }) => [text, isUnseen])
  const openedModal = () => session.app.get(modalAtom)?.modal ?? null
  const modal = () => openedModal()?.type ?? null
  return { run, vote, getAnnouncements, modal, openedModal, server }
}

test.each([
  ['favourite', {}, 'Favourited'],
  ['favourite', { favourited: true }, 'Removed from favourites'],
  ['boost', {}, 'Boosted'],
  ['boost', { reblogged: true }, 'Boost removed'],
] as const)(
  'announces %s by key on a row with %o as "%s", and not by its button',
  { tags: ['BY-54', 'ST-38'] },
  (act, marks, words) => {
    const { run, getAnnouncements } = showPost(marks)

    run(act)
    run(act, { skipsQuestion: true })
    expect(getAnnouncements()).toEqual([])
    run(act, { isByKey: true })

    expect(getAnnouncements()).toEqual([[words, true]])
  },
)

test.each([
  ['favourite', 'favourite_modal', 'FAVOURITE'],
  ['boost', 'boost_modal', 'BOOST'],
] as const)(
  'opens a confirmation for the key of %s if required, without an announcement',
  { tags: ['ST-05', 'ST-06'] },
  (act, change, type) => {
    const { run, getAnnouncements, modal } = showPost({}, { [change]: true })

    run(act, { isByKey: true })

    expect(modal()).toBe(type)
    expect(getAnnouncements()).toEqual([])
  },
)

test.each([
  ['reply', { isByKey: true, skipsQuestion: true }, { type: 'AS_ANOTHER', action: 'reply' }],
  ['boost', { isByKey: true, skipsQuestion: true }, { type: 'AS_ANOTHER', action: 'boost' }],
  ['as-another', {}, { type: 'AS_ANOTHER', action: null }],
  ['boost', { isByKey: true }, { type: 'BOOST' }],
] as const)(
  'opens for %s by %o with several accounts: %o',
  { tags: ['BY-37', 'ST-05'] },
  (act, input, expected) => {
    const { run, openedModal } = showPost({}, { boost_modal: true }, true)

    run(act, input)

    expect(openedModal()).toMatchObject(expected)
  },
)

test('boosts by a click with Shift without a question', { tags: ['BY-37', 'ST-05'] }, () => {
  const { run, modal } = showPost({}, { boost_modal: true }, true)

  run('boost', { skipsQuestion: true })

  expect(modal()).toBeNull()
})

test('offers no other account with one account', { tags: ['BY-37'] }, () => {
  const { run, modal } = showPost({})

  run('as-another')
  run('boost', { isByKey: true, skipsQuestion: true })

  expect(modal()).toBeNull()
})

const VOTE = 'POST /api/v1/polls/1/votes'
const ANSWERS = [
  { title: 'Tea :cup:', votes_count: 3 },
  { title: 'Coffee', votes_count: 1 },
]
const poll = samplePoll({ options: ANSWERS, votes_count: 4 })

test.each([
  ['with the results', ANSWERS, 'You voted. Tea 75%, Coffee 25%'],
  [
    'without results when the server hides them',
    ANSWERS.map((answer) => ({ ...answer, votes_count: null })),
    'You voted',
  ],
])(
  'announces a counted vote once, %s',
  { tags: ['BY-54', 'BY-05'] },
  async (_title, options, words) => {
    const { vote, getAnnouncements, server } = showPost({ poll })
    const held = server.hold(VOTE)

    void vote([0])
    await flushPromises()
    expect(getAnnouncements()).toEqual([])
    held.answer(Response.json({ ...poll, options, voted: true, own_votes: [0] }))

    await expect.poll(getAnnouncements).toEqual([[words, true]])
  },
)

test('does not announce a rejected vote', { tags: ['BY-54', 'BY-05'] }, async () => {
  const { vote, getAnnouncements, server } = showPost({ poll })
  server.on(VOTE, () => createErrorResponse(422, 'The poll has already ended'))
  server.on('GET /api/v1/polls/1', () => Response.json({ ...poll, expired: true }))

  void vote([0])
  await expect.poll(() => server.calls()).toEqual([VOTE, 'GET /api/v1/polls/1'])
  await flushPromises()

  expect(getAnnouncements()).toEqual([])
})

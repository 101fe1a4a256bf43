import { expect, test } from 'vitest'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { SessionMeta } from '@colonnade/domain/session'
import { samplePoll } from '@colonnade/domain/testing'
import { defaultOptions } from '../../../gallery/row-samples.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { noticesAtom } from '../../../state/ui/messages.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, status } from '../../../testing/factories.ts'
import { settled } from '../../../testing/fake-clock.ts'
import { refuse } from '../../../testing/scripted-server.ts'
import { testSession } from '../../../testing/test-session.ts'
import type { RowContext, RowInput } from './row-action.ts'
import { runRowAction, votePoll } from './row-actions.ts'

/** Runs actions on a post, and tells what was said of them. */
function showPost(marks: Partial<StatusEntity>, meta: Partial<SessionMeta> = {}) {
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
    offers: defaultOptions.offers,
    navigate: () => undefined,
  }
  const run = (id: string, input?: RowInput) => runRowAction(context, id, input)
  const vote = (choices: readonly number[]) => votePoll(session, entity.id, choices)
  const said = () => session.app.get(noticesAtom).map(({ text, isUnseen }) => [text, isUnseen])
  const modal = () => session.app.get(modalAtom)?.modal.type ?? null
  return { run, vote, said, modal, server }
}

test.each([
  ['favourite', {}, 'Favourited'],
  ['favourite', { favourited: true }, 'Removed from favourites'],
  ['boost', {}, 'Boosted'],
  ['boost', { reblogged: true }, 'Boost removed'],
] as const)(
  'the key for %s, pressed on a row with %o, has "%s" said, its button does not',
  { tags: ['BY-54', 'ST-38'] },
  (act, marks, words) => {
    const { run, said } = showPost(marks)

    run(act)
    run(act, { skipsQuestion: true })
    expect(said()).toEqual([])
    run(act, { isByKey: true })

    expect(said()).toEqual([[words, true]])
  },
)

test.each([
  ['favourite', 'favourite_modal', 'FAVOURITE'],
  ['boost', 'boost_modal', 'BOOST'],
] as const)(
  'the key for %s asks first where the account wants it, and nothing is said yet',
  { tags: ['ST-05', 'ST-06'] },
  (act, wish, type) => {
    const { run, said, modal } = showPost({}, { [wish]: true })

    run(act, { isByKey: true })

    expect(modal()).toBe(type)
    expect(said()).toEqual([])
  },
)

const VOTE = 'POST /api/v1/polls/1/votes'
const ANSWERS = [
  { title: 'Tea :cup:', votes_count: 3 },
  { title: 'Coffee', votes_count: 1 },
]
const poll = samplePoll({ options: ANSWERS, votes_count: 4 })

test.each([
  ['how it stands', ANSWERS, 'You voted. Tea 75%, Coffee 25%'],
  [
    'nothing more, where the server keeps the counts',
    ANSWERS.map((answer) => ({ ...answer, votes_count: null })),
    'You voted',
  ],
])(
  'once a vote is counted, it is said once: %s',
  { tags: ['BY-54', 'BY-05'] },
  async (_title, options, words) => {
    const { vote, said, server } = showPost({ poll })
    const held = server.hold(VOTE)

    void vote([0])
    await settled()
    expect(said()).toEqual([])
    held.answer(Response.json({ ...poll, options, voted: true, own_votes: [0] }))

    await expect.poll(said).toEqual([[words, true]])
  },
)

test('a vote that is refused is not said to be one', { tags: ['BY-54', 'BY-05'] }, async () => {
  const { vote, said, server } = showPost({ poll })
  server.on(VOTE, () => refuse(422, 'The poll has already ended'))
  server.on('GET /api/v1/polls/1', () => Response.json({ ...poll, expired: true }))

  void vote([0])
  await expect.poll(() => server.calls()).toEqual([VOTE, 'GET /api/v1/polls/1'])
  await settled()

  expect(said()).toEqual([])
})

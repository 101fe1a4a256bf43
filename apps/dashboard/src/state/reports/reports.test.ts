import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { EMPTY_REPORT } from '@colonnade/domain/reports'
import { status } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { sessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  changeReportAtom,
  leaveReportAtom,
  readRulesAtom,
  reportDraftAtom,
  sendReportAtom,
  startReportAtom,
  toggleBrokenRuleAtom,
  toggleReportedAtom,
} from './report-draft.ts'
import {
  growReportablePostsAtom,
  leaveReportablePostsAtom,
  openReportablePostsAtom,
  reportablePosts,
} from './reportable-posts.ts'

const REPORT = 'POST /api/v1/reports'
const POSTS = 'GET /api/v1/accounts/7/statuses'
const ADA = accountId('7')

function opened() {
  const known = sessionWithAda()
  const { store } = known.session
  return {
    ...known,
    store,
    draft: () => store.get(reportDraftAtom(known.session)),
    posts: () => store.get(reportablePosts.atoms(known.session)(ADA)),
  }
}

test('a report begun with a boost is about its original', { tags: ['RPT-01'] }, () => {
  const { session, store, draft } = opened()

  store.set(startReportAtom, session, ADA, statusId('9'))

  expect(draft()).toEqual({ ...EMPTY_REPORT, account_id: ADA, status_ids: ['5'] })
})

test(
  'it is sent with what was chosen and said, and is over then',
  { tags: ['RPT-02', 'RPT-05'] },
  async () => {
    const { session, server, store, draft } = opened()
    server.on(REPORT, () => Response.json({ id: '1', action_taken: false }))
    store.set(startReportAtom, session, ADA, statusId('5'))
    store.set(toggleReportedAtom, session, statusId('4'))
    store.set(toggleReportedAtom, session, statusId('5'))
    store.set(changeReportAtom, session, { comment: 'Look', forward: true, category: 'violation' })
    store.set(toggleBrokenRuleAtom, session, '2')

    expect(await store.set(sendReportAtom, session)).toBe(true)

    expect(await server.requests().at(-1)?.clone().json()).toEqual({
      account_id: '7',
      status_ids: ['4'],
      comment: 'Look',
      forward: true,
      category: 'violation',
      rule_ids: ['2'],
    })
    expect(draft()).toEqual(EMPTY_REPORT)
  },
)

test(
  'a report that says nothing is sent all the same, and once',
  { tags: ['RPT-04', 'RPT-08'] },
  async () => {
    const { session, server, store, draft } = opened()
    const held = server.hold(REPORT)
    store.set(startReportAtom, session, ADA, null)

    const sent = store.set(sendReportAtom, session)
    expect(draft().isSubmitting).toBe(true)
    expect(await store.set(sendReportAtom, session)).toBe(false)
    held.answer(Response.json({}))

    expect(await sent).toBe(true)
    expect(server.calls()).toEqual([REPORT])
    expect(await server.requests().at(-1)?.clone().json()).toEqual({
      account_id: '7',
      status_ids: [],
      comment: '',
      forward: false,
    })
  },
)

test('a refused one keeps all that it says, and is told', { tags: ['RPT-06'] }, async () => {
  const { session, server, store, draft } = opened()
  server.on(REPORT, () => refuse(422, 'Comment is too long'))
  store.set(startReportAtom, session, ADA, statusId('5'))
  store.set(changeReportAtom, session, { comment: 'Look' })
  const written = draft()

  expect(await store.set(sendReportAtom, session)).toBe(false)

  expect(draft()).toEqual(written)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '422', message: 'Comment is too long' },
  ])
})

test('who leaves it has written nothing', { tags: ['RPT-07'] }, () => {
  const { session, store, draft } = opened()
  store.set(startReportAtom, session, ADA, statusId('5'))
  store.set(changeReportAtom, session, { comment: 'Look' })

  store.set(leaveReportAtom, session)

  expect(draft()).toEqual(EMPTY_REPORT)
})

test(
  'posts to choose from come page by page, answers among them and boosts not',
  { tags: ['RPT-03'] },
  async () => {
    const { session, server, store, posts } = opened()
    const older = '/api/v1/accounts/7/statuses?max_id=21'
    const boost = status({ id: '23', reblog: status({ id: '4' }) })
    server.on(POSTS, ({ url }) =>
      url.includes('max_id')
        ? page([status({ id: '22' }), status({ id: '20' })])
        : page([boost, status({ id: '22', in_reply_to_id: '3' }), status({ id: '21' })], older),
    )

    await store.set(openReportablePostsAtom, session, ADA)
    expect(posts()).toEqual({
      isLoading: false,
      isLoaded: true,
      error: null,
      items: ['22', '21'],
      next: `https://colonnade.example${older}`,
    })
    await store.set(growReportablePostsAtom, session, ADA)
    await store.set(growReportablePostsAtom, session, ADA)

    expect(posts()).toMatchObject({ items: ['22', '21', '20'], next: null })
    expect(server.calls()).toEqual([`${POSTS}?exclude_reblogs=true&limit=20`, `GET ${older}`])
  },
)

test(
  'a failure is told where the posts would stand, and they can be asked for again',
  { tags: ['RPT-03'] },
  async () => {
    const { session, server, store, posts } = opened()
    server.on(POSTS, () => refuse(404, 'the tide is out'))

    await store.set(openReportablePostsAtom, session, ADA)

    expect(posts()).toMatchObject({
      isLoaded: false,
      items: [],
      error: { message: 'the tide is out' },
    })
    expect(session.app.get(alertsAtom)).toEqual([])
    server.on(POSTS, () => page([status({ id: '21' })]))
    await store.set(openReportablePostsAtom, session, ADA)
    expect(posts()).toMatchObject({ items: ['21'], error: null })
    store.set(leaveReportablePostsAtom, session, ADA)
    expect(posts()).toMatchObject({ isLoaded: false, items: [] })
  },
)

test('the rules of the server are read, and none where it does not answer', async () => {
  const { session, server, store } = opened()
  const rules = [{ id: '1', text: 'Be kind' }]
  const about = { domain: 'colonnade.example', version: '4.3.0', rules }
  server.on('GET /api/v2/instance', () => Response.json(about))

  expect(await store.set(readRulesAtom, session)).toEqual(rules)
  server.on('GET /api/v2/instance', () => refuse(403))
  expect(await store.set(readRulesAtom, session)).toEqual([])
})

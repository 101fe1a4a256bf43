import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { EMPTY_REPORT } from '@colonnade/domain/reports'
import { status } from '../../testing/factories.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { createSessionWithAda } from '../../testing/session-with-ada.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  updateReportAtom,
  discardReportAtom,
  fetchRulesAtom,
  reportDraftAtom,
  sendReportAtom,
  startReportAtom,
  toggleBrokenRuleAtom,
  toggleReportedStatusAtom,
} from './report-draft.ts'
import {
  growReportablePostsAtom,
  clearReportablePostsAtom,
  openReportablePostsAtom,
  reportablePosts,
} from './reportable-posts.ts'

const REPORT = 'POST /api/v1/reports'
const POSTS = 'GET /api/v1/accounts/7/statuses'
const ADA = accountId('7')

function openReport() {
  const known = createSessionWithAda()
  const { store } = known.session
  return {
    ...known,
    store,
    draft: () => store.get(reportDraftAtom(known.session)),
    posts: () => store.get(reportablePosts.atoms(known.session)(ADA)),
  }
}

test('reports the original when it is started from a boost', { tags: ['RPT-01'] }, () => {
  const { session, store, draft } = openReport()

  store.set(startReportAtom, session, ADA, statusId('9'))

  expect(draft()).toEqual({ ...EMPTY_REPORT, account_id: ADA, status_ids: ['5'] })
})

test(
  'sends the selected posts, rules and text, and clears the report',
  { tags: ['RPT-02', 'RPT-05'] },
  async () => {
    const { session, server, store, draft } = openReport()
    server.on(REPORT, () => Response.json({ id: '1', action_taken: false }))
    store.set(startReportAtom, session, ADA, statusId('5'))
    store.set(toggleReportedStatusAtom, session, statusId('4'))
    store.set(toggleReportedStatusAtom, session, statusId('5'))
    store.set(updateReportAtom, session, { comment: 'Look', forward: true, category: 'violation' })
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

test('sends an empty report, once', { tags: ['RPT-04', 'RPT-08'] }, async () => {
  const { session, server, store, draft } = openReport()
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
})

test('keeps a refused report and shows an error', { tags: ['RPT-06'] }, async () => {
  const { session, server, store, draft } = openReport()
  server.on(REPORT, () => createErrorResponse(422, 'Comment is too long'))
  store.set(startReportAtom, session, ADA, statusId('5'))
  store.set(updateReportAtom, session, { comment: 'Look' })
  const written = draft()

  expect(await store.set(sendReportAtom, session)).toBe(false)

  expect(draft()).toEqual(written)
  expect(session.app.get(alertsAtom)).toMatchObject([
    { title: '422', message: 'Comment is too long' },
  ])
})

test('discards the report when it is closed', { tags: ['RPT-07'] }, () => {
  const { session, store, draft } = openReport()
  store.set(startReportAtom, session, ADA, statusId('5'))
  store.set(updateReportAtom, session, { comment: 'Look' })

  store.set(discardReportAtom, session)

  expect(draft()).toEqual(EMPTY_REPORT)
})

test(
  'loads posts page by page, with replies and without boosts',
  { tags: ['RPT-03'] },
  async () => {
    const { session, server, store, posts } = openReport()
    const older = '/api/v1/accounts/7/statuses?max_id=21'
    const boost = status({ id: '23', reblog: status({ id: '4' }) })
    server.on(POSTS, ({ url }) =>
      url.includes('max_id')
        ? createPageResponse([status({ id: '22' }), status({ id: '20' })])
        : createPageResponse(
            [boost, status({ id: '22', in_reply_to_id: '3' }), status({ id: '21' })],
            older,
          ),
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

test('shows an error in place of the posts and can retry', { tags: ['RPT-03'] }, async () => {
  const { session, server, store, posts } = openReport()
  server.on(POSTS, () => createErrorResponse(404, 'the tide is out'))

  await store.set(openReportablePostsAtom, session, ADA)

  expect(posts()).toMatchObject({
    isLoaded: false,
    items: [],
    error: { message: 'the tide is out' },
  })
  expect(session.app.get(alertsAtom)).toEqual([])
  server.on(POSTS, () => createPageResponse([status({ id: '21' })]))
  await store.set(openReportablePostsAtom, session, ADA)
  expect(posts()).toMatchObject({ items: ['21'], error: null })
  store.set(clearReportablePostsAtom, session, ADA)
  expect(posts()).toMatchObject({ isLoaded: false, items: [] })
})

test('fetches the rules of the server, and has none after an error', async () => {
  const { session, server, store } = openReport()
  const rules = [{ id: '1', text: 'Be kind' }]
  const about = { domain: 'colonnade.example', version: '4.3.0', rules }
  server.on('GET /api/v2/instance', () => Response.json(about))

  expect(await store.set(fetchRulesAtom, session)).toEqual(rules)
  server.on('GET /api/v2/instance', () => createErrorResponse(403))
  expect(await store.set(fetchRulesAtom, session)).toEqual([])
})

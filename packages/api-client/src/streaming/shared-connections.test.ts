import { expect, onTestFinished, test } from 'vitest'
import { createFakeSchedule, createFakeSockets } from '../testing/fake-socket.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import type { SourceChange } from './source-changes.ts'
import type { StreamEvent, StreamSource } from './stream-source.ts'
import { createStreamingClient } from './streaming-client.ts'

const USER = { stream: 'user' } as const
const LOCAL = { stream: 'public:local' } as const

const createFrame = (stream: readonly string[], id: string) =>
  JSON.stringify({ stream, event: 'delete', payload: id })

/** Opens a browser whose tabs share one account. */
function openBrowser() {
  const network = createFakeSockets()
  const tabs = createFakeTabs()

  async function openTab(...sources: readonly StreamSource[]) {
    const time = createFakeSchedule()
    const tab = tabs.open()
    const client = createStreamingClient({
      baseUrl: 'wss://a.example',
      accessToken: 'T',
      WebSocket: network.WebSocket,
      schedule: time.schedule,
      random: () => 1,
      onWake: () => () => undefined,
      sharing: tab.sharing,
    })
    onTestFinished(client.close)
    const events: StreamEvent[] = []
    const news: SourceChange['type'][] = []
    client.watchSources(({ type }) => news.push(type))
    const subscribe = (source: StreamSource) =>
      client.subscribe(source, (event) => events.push(event))
    for (const source of sources) subscribe(source)
    await tabs.settle()
    return { ...tab, client, time, events, news, subscribe }
  }

  return { ...network, ...tabs, openTab }
}

test(
  'opens one socket for all tabs, with the subscriptions of all',
  { tags: ['BY-39'] },
  async () => {
    const { openTab, sockets, last, settle } = openBrowser()
    const first = await openTab(USER)
    last().accept()
    const second = await openTab(USER, LOCAL)

    expect(sockets).toHaveLength(1)
    expect(last().sent).toEqual([
      { type: 'subscribe', ...USER },
      { type: 'subscribe', ...LOCAL },
    ])
    expect(second.client.isLive(LOCAL)).toBe(true)
    expect(second.client.getUsage()).toEqual({ sockets: 1, streams: 2, isFollowing: true })
    expect(first.client.getUsage()).toEqual({ sockets: 1, streams: 1 })

    last().receive(createFrame(['user'], '1'))
    last().receive(createFrame(['public:local'], '2'))
    await settle()

    expect(first.events).toEqual([{ type: 'delete', id: '1' }])
    expect(second.events).toEqual([
      { type: 'delete', id: '1' },
      { type: 'delete', id: '2' },
    ])
  },
)

test('sends no messages while there is no other tab', { tags: ['BY-39'] }, async () => {
  const { openTab, last, countMessages } = openBrowser()
  const { events } = await openTab(USER)
  last().accept()
  const before = countMessages()

  last().receive(createFrame(['user'], '1'))

  expect(events).toHaveLength(1)
  expect(countMessages()).toBe(before)
})

test('unsubscribes what no tab wants any more', { tags: ['BY-39'] }, async () => {
  const { openTab, last, settle } = openBrowser()
  const first = await openTab(USER)
  last().accept()
  const second = await openTab(USER, LOCAL)

  second.client.close()
  await settle()
  expect(last().sent).toContainEqual({ type: 'unsubscribe', ...LOCAL })
  expect(last().sent).not.toContainEqual({ type: 'unsubscribe', ...USER })

  const third = await openTab(USER, LOCAL)
  third.crash()
  await settle()
  expect(last().sent.filter((sent) => JSON.stringify(sent).includes('unsubscribe'))).toHaveLength(2)
  expect(first.client.isLive(USER)).toBe(true)
})

test.each(['close', 'crash'] as const)(
  'goes on in another tab after the %s of the leader, and reports what may be missed',
  { tags: ['BY-39', 'TL-11'] },
  async (how) => {
    const { openTab, sockets, last, settle } = openBrowser()
    const first = await openTab(USER)
    last().accept()
    const second = await openTab(USER)
    const third = await openTab(LOCAL)
    expect(second.news).toEqual(['opened'])

    if (how === 'close') first.client.close()
    else first.crash()
    await settle()

    expect(sockets).toHaveLength(2)
    expect(second.client.isLive(USER)).toBe(false)
    last().accept()
    await settle()
    expect(second.news).toEqual(['opened', 'lost', 'missed'])
    expect(third.news).toEqual(['opened', 'lost', 'missed'])
    expect(last().sent).toEqual([
      { type: 'subscribe', ...USER },
      { type: 'subscribe', ...LOCAL },
    ])
    last().receive(createFrame(['user'], '1'))
    expect(second.events).toEqual([{ type: 'delete', id: '1' }])
  },
)

test('hands over before it is frozen, and follows afterwards', { tags: ['BY-39'] }, async () => {
  const { openTab, sockets, last, settle } = openBrowser()
  const first = await openTab(USER)
  last().accept()
  const second = await openTab(USER)

  first.freeze(true)
  await settle()

  expect(sockets[0]?.isClosedByUs).toBe(true)
  expect(sockets).toHaveLength(2)
  last().accept()
  await settle()
  expect(second.client.isLive(USER)).toBe(true)
  expect(first.client.isLive(USER)).toBe(false)

  first.freeze(false)
  await settle()
  expect(sockets).toHaveLength(2)
  expect(first.client.isLive(USER)).toBe(true)
  expect(first.news).toEqual(['opened', 'lost', 'missed'])
})

test('reports a loss of the socket to every tab', { tags: ['BY-39'] }, async () => {
  const { openTab, sockets, last, settle } = openBrowser()
  const first = await openTab(USER)
  last().accept()
  const second = await openTab(USER)

  last().drop()
  await settle()
  expect(second.client.getState()).toBe('closed')
  first.time.elapse()
  last().accept()
  await settle()

  expect(sockets).toHaveLength(2)
  expect(second.news).toEqual(['opened', 'lost', 'missed'])
})

test('takes the lead from a tab that does not answer', { tags: ['BY-39'] }, async () => {
  const { openTab, sockets, last, settle } = openBrowser()
  const first = await openTab(USER)
  last().accept()
  const second = await openTab(USER)
  first.hang()

  second.client.reconnect()
  await settle()
  second.time.elapse()
  await settle()

  expect(sockets).toHaveLength(2)
  last().accept()
  expect(second.client.isLive(USER)).toBe(true)
})

test('replaces the sockets once when several tabs ask for it', { tags: ['BY-39'] }, async () => {
  const { openTab, sockets, last, settle } = openBrowser()
  await openTab(USER)
  last().accept()
  const others = [await openTab(USER), await openTab(USER)]

  for (const { client } of others) client.reconnect()
  await settle()

  expect(sockets).toHaveLength(2)
  for (const { time } of others) time.elapse()
  await settle()
  expect(sockets).toHaveLength(2)
})

import { afterEach, expect, test, vi } from 'vitest'
import { lendFirstAnswers, nameOfAnswer, readSoFar, withFirstAnswers } from './first-answers.ts'

const URL_OF_HOME = 'https://page.example/api/v1/timelines/home'
const MIRA = 'Bearer of mira'

const requestOf = (authorization: string, init: RequestInit = {}) =>
  new Request(URL_OF_HOME, { ...init, headers: { Authorization: authorization } })

const lend = (answer: Promise<Response>) =>
  lendFirstAnswers(new Map([[nameOfAnswer(URL_OF_HOME, MIRA), answer]]))

const network = async () => new Response('from the network')

afterEach(() => void (globalThis.colonnadeFirstAnswers = undefined))

test('what is on its way is taken, once, by the account that it is for', async () => {
  lend(Promise.resolve(new Response('ahead')))
  const ask = withFirstAnswers(network)

  const texts = [
    await (await ask(requestOf('Bearer of ada'))).text(),
    await (await ask(requestOf(MIRA, { method: 'POST' }))).text(),
    await (await ask(requestOf(MIRA))).text(),
    await (await ask(requestOf(MIRA))).text(),
  ]

  expect(texts).toEqual(['from the network', 'from the network', 'ahead', 'from the network'])
})

test('an answer that did not come is asked for anew', async () => {
  lend(Promise.reject(new TypeError('offline')))

  const answer = await withFirstAnswers(network)(requestOf(MIRA))

  expect(await answer.text()).toBe('from the network')
})

test('what a start was given and did not want is not asked for the next time, and is gone', async () => {
  const unwanted = 'https://page.example/api/v1/lists'
  lendFirstAnswers(
    new Map([[nameOfAnswer(unwanted, MIRA), Promise.resolve(new Response('ahead'))]]),
  )

  expect(readSoFar()).not.toContain(unwanted)
  const request = new Request(unwanted, { headers: { Authorization: MIRA } })
  const answer = await withFirstAnswers(network)(request)
  expect(await answer.text()).toBe('from the network')
})

test('what a start was given and did not want keeps no connection', async () => {
  const cancel = vi.fn<() => void>()
  lend(Promise.resolve(new Response(new ReadableStream({ cancel }))))

  readSoFar()

  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})

test('what is asked for is kept for the next start though its answer is still on its way, each once', () => {
  const ask = withFirstAnswers(() => new Promise<Response>(() => undefined))
  const slow = 'https://page.example/api/v1/timelines/home?limit=40'
  for (const _ of [1, 2]) void ask(new Request(slow, { headers: { Authorization: MIRA } }))
  void ask(new Request('https://page.example/sounds/boop.mp3'))

  const kept = readSoFar()

  expect(kept.filter((url) => url === slow)).toEqual([slow])
  expect(kept).not.toContain('https://page.example/sounds/boop.mp3')
})

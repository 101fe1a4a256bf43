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
  const other = 'https://page.example/api/v2/filters'
  class Timing {
    readonly name: string
    readonly initiatorType: string
    constructor(name: string, initiatorType: string) {
      this.name = name
      this.initiatorType = initiatorType
    }
  }
  vi.stubGlobal('PerformanceResourceTiming', Timing)
  const entries = [
    new Timing(URL_OF_HOME, 'fetch'),
    new Timing(other, 'fetch'),
    new Timing('https://page.example/assets/start.js', 'script'),
  ]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    entries as unknown as PerformanceEntryList,
  )
  lend(Promise.resolve(new Response('ahead')))

  expect(readSoFar()).toEqual([other])
  const answer = await withFirstAnswers(network)(requestOf(MIRA))
  expect(await answer.text()).toBe('from the network')
  vi.unstubAllGlobals()
})

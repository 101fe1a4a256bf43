import { expect, test } from 'vitest'
import hollo from '../fixtures/hollo-status.json'
import { decodeStatus } from './status.ts'

const account = { id: '1', acct: 'ada', username: 'ada' }
const quoted = { id: '4', account, content: '<p>Rain at noon.</p>' }
const quoting = { id: '5', account, content: '<p>I said so.</p>' }

test.each([
  ['Mastodon since 4.4', { quote: { state: 'accepted', quoted_status: quoted } }],
  ['Hollo and Akkoma', { quote: quoted, quote_id: '4' }],
  ['Fedibird', { quote: quoted }],
  ['Pleroma', { pleroma: { quote: quoted, quote_id: '4', quote_visible: true } }],
])('decodes a quote in the form of %s', { tags: ['BY-06', 'OVR-09'] }, (_server, fields) => {
  const { quote } = decodeStatus({ ...quoting, ...fields })

  expect(quote).toMatchObject({
    state: 'accepted',
    quoted_status_id: '4',
    quoted_status: { id: '4', content: '<p>Rain at noon.</p>', account: { acct: 'ada' } },
  })
})

test.each([
  ['from Mastodon', { quote: { state: 'accepted', quoted_status_id: 4 } }],
  ['from Hollo', { quote: null, quote_id: '4' }],
  ['from Pleroma', { pleroma: { quote: null, quote_id: '4' } }],
  ['with an unreadable status', { quote: { state: 'accepted', quoted_status: { id: '4' } } }],
  ['with an unreadable status and no state', { quote: { id: '4' } }],
])('decodes a quote with only its id: %s', { tags: ['BY-06'] }, (_server, fields) => {
  expect(decodeStatus({ ...quoting, ...fields }).quote).toEqual({
    state: 'accepted',
    quoted_status: null,
    quoted_status_id: '4',
  })
})

test.each([
  ['pending', 'pending'],
  ['revoked', 'revoked'],
  ['muted_account', 'muted_account'],
  ['unknown future', 'unauthorized'],
])('decodes a %s quote with the state %s', { tags: ['BY-06'] }, (rawState, state) => {
  const { quote } = decodeStatus({ ...quoting, quote: { state: rawState, quoted_status: null } })

  expect(quote).toEqual({ state, quoted_status: null, quoted_status_id: null })
})

test.each([
  ['nothing is quoted', hollo],
  ['the quote is not an object', { ...quoting, quote: 'yes' }],
  ['the quote is empty', { ...quoting, quote: {} }],
  ['Pleroma sends no quote', { ...quoting, pleroma: { local: true } }],
])('returns null when %s', (_what, raw) => {
  expect(decodeStatus(raw).quote).toBeNull()
})

test(
  'decodes only the id of a quote inside a quote, whatever the depth',
  { tags: ['BY-06'] },
  () => {
    let nested: object = quoted
    for (let depth = 0; depth < 5_000; depth += 1) {
      nested = { ...quoted, id: `q${depth}`, quote: { state: 'accepted', quoted_status: nested } }
    }

    const { quote } = decodeStatus({
      ...quoting,
      quote: { state: 'accepted', quoted_status: nested },
    })

    expect(quote?.quoted_status?.quote).toEqual({
      state: 'accepted',
      quoted_status: null,
      quoted_status_id: 'q4998',
    })
  },
)

test('decodes the quote of a boosted status', { tags: ['BY-06'] }, () => {
  const reblog = { ...quoting, id: '6', quote: { state: 'accepted', quoted_status: quoted } }

  const status = decodeStatus({ ...quoting, reblog })

  expect(status.reblog?.quote?.quoted_status?.id).toBe('4')
})

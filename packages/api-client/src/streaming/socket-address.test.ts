import { expect, test } from 'vitest'
import { canBeSubprotocol, buildSocketAddress, getStreamingBaseUrl } from './socket-address.ts'

test.each([
  ['http://localhost:8080', 'wss://localhost:8080', 'ws://localhost:8080'],
  ['http://127.0.0.1:4040', 'wss://127.0.0.1:4040/', 'ws://127.0.0.1:4040'],
  ['https://a.example', 'wss://stream.a.example', 'wss://stream.a.example'],
  ['http://localhost:3000', 'ws://localhost:4000', 'ws://localhost:4000'],
  ['https://a.example', null, 'wss://a.example'],
  ['http://localhost:3000', null, 'ws://localhost:3000'],
  ['https://a.example', 'somewhere', 'wss://a.example'],
  ['https://a.example', 'wss://', 'wss://a.example'],
  ['https://a.example', 'ws://127.0.0.1:8080', 'wss://a.example'],
  ['https://a.example', 'wss://192.168.1.1', 'wss://a.example'],
  ['https://a.example', 'wss://[::1]:8080', 'wss://a.example'],
  ['http://192.168.1.5', 'ws://localhost:4000', 'ws://192.168.1.5'],
  ['http://192.168.1.5', 'ws://192.168.1.5:4000', 'ws://192.168.1.5:4000'],
])(
  'resolves the streaming base of %s with the announced %s to %s',
  (origin, announced, expected) => {
    expect(getStreamingBaseUrl(origin, announced)).toBe(expected)
  },
)

test.each([
  ['wss://a.example', 'wss://a.example/api/v1/streaming'],
  ['wss://a.example/', 'wss://a.example/api/v1/streaming'],
  ['https://a.example', 'wss://a.example/api/v1/streaming'],
  ['http://localhost:1', 'ws://localhost:1/api/v1/streaming'],
])('builds from the base %s the address %s', (base, url) => {
  expect(buildSocketAddress(base, 'T', 'protocol').url).toBe(url)
})

test.each([
  ['ZJDJ-MDE.3YTQ_0', true],
  ["!#$%&'*+-.^_`|~", true],
  ['a b', false],
  ['a/b', false],
  ['a=', false],
  ['a,b', false],
  ['ä', false],
])('checks whether the token %j can be a subprotocol: %s', (token, may) => {
  expect(canBeSubprotocol(token)).toBe(may)
})

test.each([
  ['protocol', null, '', 'a/b='],
  ['query', null, '?access_token=a%2Fb%3D', null],
  ['protocol', { stream: 'user' }, '?stream=user', 'a/b='],
  [
    'query',
    { stream: 'hashtag', tag: 'été' },
    '?stream=hashtag&tag=%C3%A9t%C3%A9&access_token=a%2Fb%3D',
    null,
  ],
  ['protocol', { stream: 'list', list: '3' }, '?stream=list&list=3', 'a/b='],
] as const)(
  'sends the token in the %s, and for source %j has the query %j',
  (place, source, query, protocol) => {
    expect(buildSocketAddress('wss://a.example', 'a/b=', place, source)).toEqual({
      url: `wss://a.example/api/v1/streaming${query}`,
      protocol,
    })
  },
)

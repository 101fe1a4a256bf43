import { expect, test } from 'vitest'
import { mayBeSubprotocol, socketAddress, streamingBase } from './socket-address.ts'

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
])('a server at %s that announces %s streams at %s', (origin, announced, expected) => {
  expect(streamingBase(origin, announced)).toBe(expected)
})

test.each([
  ['wss://a.example', 'wss://a.example/api/v1/streaming'],
  ['wss://a.example/', 'wss://a.example/api/v1/streaming'],
  ['https://a.example', 'wss://a.example/api/v1/streaming'],
  ['http://localhost:1', 'ws://localhost:1/api/v1/streaming'],
])('a base of %s opens %s', (base, url) => {
  expect(socketAddress(base, 'T', 'protocol').url).toBe(url)
})

test.each([
  ['ZJDJ-MDE.3YTQ_0', true],
  ["!#$%&'*+-.^_`|~", true],
  ['a b', false],
  ['a/b', false],
  ['a=', false],
  ['a,b', false],
  ['ä', false],
])('the token %j may be a subprotocol: %s', (token, may) => {
  expect(mayBeSubprotocol(token)).toBe(may)
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
  'with its token in the %s, a socket for %j has %j in its address',
  (place, source, query, protocol) => {
    expect(socketAddress('wss://a.example', 'a/b=', place, source)).toEqual({
      url: `wss://a.example/api/v1/streaming${query}`,
      protocol,
    })
  },
)

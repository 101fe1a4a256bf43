import { expect, test } from 'vitest'
import { socketAddress, streamingBase } from './socket-address.ts'

test.each([
  ['http://localhost:8080', 'wss://localhost:8080', 'ws://localhost:8080'],
  ['http://127.0.0.1:4040', 'wss://127.0.0.1:4040/', 'ws://127.0.0.1:4040'],
  ['https://a.example', 'wss://stream.a.example', 'wss://stream.a.example'],
  ['http://localhost:3000', 'ws://localhost:4000', 'ws://localhost:4000'],
  ['https://a.example', null, 'wss://a.example'],
  ['http://localhost:3000', null, 'ws://localhost:3000'],
  ['https://a.example', 'somewhere', 'wss://a.example'],
  ['https://a.example', 'wss://', 'wss://a.example'],
])('a server at %s that announces %s streams at %s', (origin, announced, expected) => {
  expect(streamingBase(origin, announced)).toBe(expected)
})

test.each([
  ['wss://a.example', 'wss://a.example/api/v1/streaming'],
  ['wss://a.example/', 'wss://a.example/api/v1/streaming'],
  ['https://a.example', 'wss://a.example/api/v1/streaming'],
  ['http://localhost:1', 'ws://localhost:1/api/v1/streaming'],
])('a base of %s opens %s', (base, url) => {
  expect(socketAddress(base, 'T').url).toBe(url)
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
  expect(socketAddress('wss://a.example', token).protocol).toBe(may ? token : null)
})

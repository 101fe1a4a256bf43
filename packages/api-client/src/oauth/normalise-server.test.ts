import { expect, test } from 'vitest'
import { normaliseServer, SignInError } from './normalise-server.ts'

test.each([
  ['host.example', 'https://host.example', 'host.example'],
  ['  HOST.example ', 'https://host.example', 'host.example'],
  ['https://host.example/', 'https://host.example', 'host.example'],
  ['https://host.example/@ada/5?x#y', 'https://host.example', 'host.example'],
  ['@ada@host.example', 'https://host.example', 'host.example'],
  ['ada@host.example', 'https://host.example', 'host.example'],
  ['host.example:8443', 'https://host.example:8443', 'host.example:8443'],
  ['localhost:4040', 'http://localhost:4040', 'localhost:4040'],
  ['http://127.0.0.1:4040/', 'http://127.0.0.1:4040', '127.0.0.1:4040'],
  ['[::1]:4040', 'http://[::1]:4040', '[::1]:4040'],
  ['ada@localhost:4040', 'http://localhost:4040', 'localhost:4040'],
  ['https://localhost', 'https://localhost', 'localhost'],
  ['bücher.example', 'https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('reads %j as the server %s', (typed, origin, host) => {
  expect(normaliseServer(typed)).toEqual({ origin, host })
})

test.each([
  [''],
  ['   '],
  ['ada'],
  ['two words.example'],
  ['http://host.example'],
  ['http://192.168.1.5:4040'],
  ['http://127.0.0.1.evil.example'],
  ['http://localhost.evil.example'],
  ['ftp://host.example'],
  ['javascript:alert(1)'],
  ['https://user:secret@host.example'],
  ['https://'],
  ['host.example:port'],
])('rejects %j', (typed) => {
  expect(() => normaliseServer(typed)).toThrow(SignInError)
  expect(() => normaliseServer(typed)).toThrow(/^wrong-address/)
})

test("accepts the page's own server over plain http, with or without its scheme", () => {
  const page = 'http://192.168.1.5:4040'

  expect(normaliseServer(page, page).origin).toBe(page)
  expect(normaliseServer('192.168.1.5:4040', page).origin).toBe(page)
  expect(() => normaliseServer('http://192.168.1.6:4040', page)).toThrow(SignInError)
})

test.each([
  ['http://10.0.0.9', true],
  ['http://192.168.1.5:4040', true],
  ['http://host.example', true],
  ['http://deck', true],
  ['ftp://host.example', false],
  ['two words.example', false],
  ['ada', false],
])('reports whether plain http is the only problem of %j: %s', (typed, isPlainHttp) => {
  expect(() => normaliseServer(typed)).toThrow(
    expect.objectContaining({ reason: 'wrong-address', isPlainHttp }),
  )
})

import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { keepModules } from './keep-modules.ts'

/** What a server in front of which the plugin stands answers, told by its headers. */
async function cacheControl({ dest, status = 200 }) {
  let middleware
  keepModules().configureServer({ middlewares: { use: (one) => (middleware = one) } })
  const server = createServer((request, response) => {
    middleware(request, response, () => {
      response.statusCode = status
      response.setHeader('Cache-Control', 'no-cache')
      response.setHeader = () => response
      response.end()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`, {
    headers: { 'sec-fetch-dest': dest },
  })
  await new Promise((resolve) => server.close(resolve))
  return answer.headers.get('cache-control')
}

test('a module is kept, whatever else is said of it', async () => {
  expect(await cacheControl({ dest: 'script' })).toBe('max-age=3600')
})

test.each([
  ['a page', { dest: 'iframe' }],
  ['a module that could not be made', { dest: 'script', status: 500 }],
])('%s is asked for again', async (_what, told) => {
  expect(await cacheControl(told)).toBe('no-cache')
})

import { expect, test } from 'vitest'
import { createStaticRoutes } from './static-routes.ts'

const createShellFile = (path: string) => ({ path, integrity: 'sha256-x', when: 'ahead' as const })
const files = ['/assets/index-1.js', '/assets/late-1.js', '/favicon.svg'].map(createShellFile)
const shell = { version: 'new', pages: { 'index.html': '', 'share.html': '' }, headers: {}, files }

test('routes the hashed files that a page names to the cache, and no others', () => {
  const text = '<link href="/favicon.svg"><script src="/assets/index-1.js"></script>'

  expect(
    createStaticRoutes({ ...shell, pages: { 'index.html': text, 'share.html': '' } }, 'files/new'),
  ).toEqual([
    {
      condition: { or: [{ urlPattern: '/assets/index-1.js' }] },
      source: { cacheName: 'files/new' },
    },
  ])
})

test('creates no route for pages that name no files, since an empty condition is an error', () => {
  expect(createStaticRoutes(shell, 'files/new')).toEqual([])
})

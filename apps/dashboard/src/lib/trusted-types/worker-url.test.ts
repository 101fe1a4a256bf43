import { expect, test } from 'vitest'
import { createTrustedPolicy } from './trusted-policy.ts'
import { getWorkerUrl } from './worker-url.ts'

test.each(['/shell-worker.js', `/sw.js?server=${encodeURIComponent('https://a.example:8080')}`])(
  'accepts %s as a worker of the app',
  (path) => {
    expect(getWorkerUrl(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/sw.js',
  '//evil.example/shell-worker.js',
  '/media/uploads/1.js',
  '/sw.js?server=a&x=<script>',
  'data:text/javascript,1',
  'blob:https://a.example/1',
])('rejects %s as a worker', (path) => {
  expect(() => getWorkerUrl(path)).toThrow('is no worker of ours')
})

test('returns the text unchanged in a browser without Trusted Types', () => {
  const { createHTML } = createTrustedPolicy('any', { createHTML: (html: string) => html })

  expect(createHTML('<b>1</b>')).toBe('<b>1</b>')
})

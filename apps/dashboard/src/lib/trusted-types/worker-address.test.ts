import { expect, test } from 'vitest'
import { trustedPolicy } from './trusted-policy.ts'
import { workerAddress } from './worker-address.ts'

test.each(['/shell-worker.js', `/sw.js?server=${encodeURIComponent('https://a.example:8080')}`])(
  '%s is a worker of ours',
  (path) => {
    expect(workerAddress(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/sw.js',
  '//evil.example/shell-worker.js',
  '/media/uploads/1.js',
  '/sw.js?server=a&x=<script>',
  'data:text/javascript,1',
  'blob:https://a.example/1',
])('%s is none, and is never registered', (path) => {
  expect(() => workerAddress(path)).toThrow('is no worker of ours')
})

test('a browser that knows no Trusted Types takes the text as it is', () => {
  const { createHTML } = trustedPolicy('any', { createHTML: (html: string) => html })

  expect(createHTML('<b>1</b>')).toBe('<b>1</b>')
})

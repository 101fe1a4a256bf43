import { expect, onTestFinished, test } from 'vitest'
import { browserLocation } from './page.ts'

test.each(['//evil.example/', '/\\evil.example/', '/search?q=a', '/'])(
  'keeps the origin for the path %s',
  (path) => {
    const before = location.href
    onTestFinished(() => history.replaceState(history.state, '', before))

    browserLocation.replace(path)

    expect(location.origin).toBe(new URL(before).origin)
    expect(location.href).toBe(new URL(`${location.origin}${path}`).href)
  },
)

import { expect, test } from 'vitest'
import { chunkName } from './chunk-name.ts'

const SRC = '/repo/apps/dashboard/src'
const importers = {
  [`${SRC}/app/App.tsx`]: [`${SRC}/main.tsx`],
  [`${SRC}/ui/Icon.tsx`]: [`${SRC}/app/App.tsx`, `${SRC}/features/compose/index.ts`],
  '/repo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js': [`${SRC}/main.tsx`],
  '/repo/node_modules/wouter/index.js': [`${SRC}/app/App.tsx`],
  '/repo/node_modules/react-virtuoso/index.js': [
    `${SRC}/features/timeline/index.ts`,
    `${SRC}/features/thread/index.ts`,
  ],
}
const nameOf = (id) =>
  chunkName(id, { getModuleInfo: (module) => ({ importers: importers[module] ?? [] }) })

test.each([
  [`${SRC}/main.tsx`, 'start'],
  [`${SRC}/ui/Icon.tsx`, 'start'],
  ['/repo/node_modules/wouter/index.js', 'start'],
  ['/repo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js', 'vendor'],
  [`${SRC}/features/compose/index.ts`, 'columns'],
  ['/repo/node_modules/react-virtuoso/index.js', 'lists'],
  [`${SRC}/features/thread/index.ts`, null],
])('%s travels in %s', (id, chunk) => {
  expect(nameOf(id)).toBe(chunk)
})

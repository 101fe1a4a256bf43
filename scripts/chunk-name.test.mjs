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

const RULES = '/repo/packages/domain/src/media'
const shown = {
  [`${RULES}/zoom.ts`]: { importers: [`${RULES}/index.ts`] },
  [`${RULES}/focus.ts`]: { importers: [`${RULES}/index.ts`] },
  [`${RULES}/index.ts`]: {
    importers: [`${SRC}/main.tsx`, `${SRC}/features/viewer/index.ts`],
    code: 'export { clampScale, pinch as zoomTo } from "./zoom.ts"; export { focusAt } from "./focus.ts"',
  },
  [`${SRC}/main.tsx`]: { importers: [], code: 'import { focusAt } from "@colonnade/domain/media"' },
  [`${SRC}/features/viewer/index.ts`]: {
    importers: [],
    code: 'import { zoomTo, focusAt } from "@colonnade/domain/media"',
  },
}

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

test.each([
  ['zoom', null],
  ['focus', 'start'],
])('a rule travels with whoever asks for it by name, not with its showcase: %s', (rule, chunk) => {
  const getModuleInfo = (module) => shown[module] ?? null

  expect(chunkName(`${RULES}/${rule}.ts`, { getModuleInfo })).toBe(chunk)
})

import { expect, test } from 'vitest'
import { getChunkName } from './chunk-name.ts'

const SRC = '/repo/apps/dashboard/src'
const DOM = '/repo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js'
const importers = {
  [`${SRC}/app/App.tsx`]: [`${SRC}/main.tsx`],
  [`${SRC}/app/share/ShareApp.tsx`]: [`${SRC}/share.tsx`],
  [`${SRC}/ui/Icon.tsx`]: [`${SRC}/app/App.tsx`, `${SRC}/app/share/ShareApp.tsx`],
  [`${SRC}/ui/Select.tsx`]: [`${SRC}/app/share/ShareApp.tsx`, `${SRC}/features/compose/index.ts`],
  [`${SRC}/state/submit.ts`]: [`${SRC}/app/App.tsx`, `${SRC}/features/compose/index.ts`],
  [`${SRC}/features/timeline/index.ts`]: [`${SRC}/app/App.tsx`],
  [`${SRC}/ui/Avatar.tsx`]: [`${SRC}/share.tsx`, `${SRC}/features/timeline/index.ts`],
  [`${SRC}/ui/time.ts`]: [`${SRC}/features/compose/index.ts`, `${SRC}/features/timeline/index.ts`],
  [`${SRC}/features/timeline/row.ts`]: [`${SRC}/features/timeline/index.ts`],
  [`${SRC}/state/streams.ts`]: [`${SRC}/app/session/run-session.ts`],
  [`${SRC}/state/drafts.ts`]: [
    `${SRC}/app/session/run-session.ts`,
    `${SRC}/features/compose/index.ts`,
  ],
  [DOM]: [`${SRC}/main.tsx`, `${SRC}/share.tsx`],
  '/repo/node_modules/wouter/index.js': [`${SRC}/app/App.tsx`],
  '/repo/node_modules/react-virtuoso/index.js': [
    `${SRC}/features/timeline/index.ts`,
    `${SRC}/features/thread/index.ts`,
  ],
}
const findChunk = (id) =>
  getChunkName(id, { getModuleInfo: (module) => ({ importers: importers[module] ?? [] }) })

const RULES = '/repo/packages/domain/src/media'
const barrelModules = {
  [`${RULES}/zoom.ts`]: { importers: [`${RULES}/index.ts`] },
  [`${RULES}/focus.ts`]: { importers: [`${RULES}/index.ts`] },
  [`${RULES}/index.ts`]: {
    importers: [`${SRC}/main.tsx`, `${SRC}/features/viewer/index.ts`],
    code: 'export { clampScale, pinch as zoomTo } from "./zoom.ts"; export { focusAt } from "./focus.ts"; export * from "./bend.ts"; export * from "./warp.ts"',
  },
  [`${RULES}/bend.ts`]: {
    importers: [`${RULES}/index.ts`],
    code: 'export const bend = 1; export function unbend() {}',
  },
  [`${RULES}/warp.ts`]: { importers: [`${RULES}/index.ts`], code: 'export const focusAt = 1' },
  [`${SRC}/main.tsx`]: { importers: [], code: 'import { focusAt } from "@colonnade/domain/media"' },
  [`${SRC}/features/viewer/index.ts`]: {
    importers: [],
    code: 'import { zoomTo, focusAt } from "@colonnade/domain/media"',
  },
}

test.each([
  ['modules of both pages', `${SRC}/ui/Icon.tsx`, 'base'],
  ['their dependencies', DOM, 'vendor'],
  ['modules of the deck', `${SRC}/app/App.tsx`, 'deck'],
  ['the start of the deck', `${SRC}/main.tsx`, 'deck'],
  ['dependencies of the deck', '/repo/node_modules/wouter/index.js', 'deck'],
  ['modules of the share page', `${SRC}/app/share/ShareApp.tsx`, 'share'],
  ['modules of both composers', `${SRC}/ui/Select.tsx`, 'writing'],
  ['modules of both composers and the deck', `${SRC}/state/submit.ts`, 'deck'],
  ['modules of the columns and the share page', `${SRC}/ui/Avatar.tsx`, 'base'],
  ['modules of the columns and the composer', `${SRC}/ui/time.ts`, 'deck'],
  ['other modules of the composer', `${SRC}/features/compose/index.ts`, 'composer'],
  ['modules that run after the first posts', `${SRC}/state/streams.ts`, 'running'],
  ['those that the composer also needs', `${SRC}/state/drafts.ts`, 'acting'],
  ['modules of the columns', `${SRC}/features/timeline/row.ts`, 'deck'],
  ['their dependencies', '/repo/node_modules/react-virtuoso/index.js', 'deck'],
  ['a module with the exports of others', `${SRC}/state/share/requesting.ts`, null],
  ['a module loaded on demand', `${SRC}/features/thread/index.ts`, null],
])('assigns chunks by entry, %s: %s to %s', (_what, id, chunk) => {
  expect(findChunk(id)).toBe(chunk)
})

test.each(['/repo/share.html', `${SRC}/share.tsx`])(
  'assigns no chunk to the share page, which would start in the deck: %s',
  (id) => {
    expect(findChunk(id)).toBeNull()
  },
)

test.each([
  ['zoom', null],
  ['focus', 'deck'],
  ['bend', null],
  ['warp', 'deck'],
])('assigns a module by the names imported from its barrel file: %s', (rule, chunk) => {
  const getModuleInfo = (module) => barrelModules[module] ?? null

  expect(getChunkName(`${RULES}/${rule}.ts`, { getModuleInfo })).toBe(chunk)
})

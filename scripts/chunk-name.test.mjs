import { expect, test } from 'vitest'
import { chunkName } from './chunk-name.ts'

const SRC = '/repo/apps/dashboard/src'
const DOM = '/repo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js'
const importers = {
  [`${SRC}/app/App.tsx`]: [`${SRC}/main.tsx`],
  [`${SRC}/app/share/ShareApp.tsx`]: [`${SRC}/share.tsx`],
  [`${SRC}/ui/Icon.tsx`]: [`${SRC}/app/App.tsx`, `${SRC}/app/share/ShareApp.tsx`],
  [`${SRC}/ui/Select.tsx`]: [`${SRC}/app/share/ShareApp.tsx`, `${SRC}/features/compose/index.ts`],
  [`${SRC}/state/submit.ts`]: [`${SRC}/app/App.tsx`, `${SRC}/features/compose/index.ts`],
  [`${SRC}/ui/Avatar.tsx`]: [`${SRC}/share.tsx`, `${SRC}/features/timeline/index.ts`],
  [`${SRC}/ui/time.ts`]: [`${SRC}/features/compose/index.ts`, `${SRC}/features/timeline/index.ts`],
  [`${SRC}/features/timeline/row.ts`]: [`${SRC}/features/timeline/index.ts`],
  [`${SRC}/state/streams.ts`]: [`${SRC}/app/session/run-session.ts`],
  [`${SRC}/state/drafts.ts`]: [
    `${SRC}/app/session/run-session.ts`,
    `${SRC}/features/compose/index.ts`,
  ],
  [`${SRC}/state/ask.ts`]: [
    `${SRC}/state/sessions/kept-session.ts`,
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
const nameOf = (id) =>
  chunkName(id, { getModuleInfo: (module) => ({ importers: importers[module] ?? [] }) })

const RULES = '/repo/packages/domain/src/media'
const shown = {
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
  ['what both pages begin with', `${SRC}/ui/Icon.tsx`, 'base'],
  ['and of that what lasts', DOM, 'vendor'],
  ['what the deck begins with', `${SRC}/app/App.tsx`, 'start'],
  ['what only the deck needs of others', '/repo/node_modules/wouter/index.js', 'start'],
  ['what the lone composer begins with', `${SRC}/app/share/ShareApp.tsx`, 'share'],
  ['what every composer is written in', `${SRC}/ui/Select.tsx`, 'writing'],
  ['what every composer publishes with, and the deck has', `${SRC}/state/submit.ts`, 'posting'],
  ['what the first posts share with the other page', `${SRC}/ui/Avatar.tsx`, 'base'],
  ['what they share with a composer, which comes later', `${SRC}/ui/time.ts`, 'posting'],
  ['what asks the server of a kept sign-in', `${SRC}/state/ask.ts`, 'asking'],
  ['all else of a composer', `${SRC}/features/compose/index.ts`, 'composer'],
  ['what runs once the first posts stand', `${SRC}/state/streams.ts`, 'running'],
  ['and of that what a composer needs too', `${SRC}/state/drafts.ts`, 'acting'],
  ['what nearly every deck shows', `${SRC}/features/timeline/row.ts`, 'columns'],
  ['and of that what lasts', '/repo/node_modules/react-virtuoso/index.js', 'lists'],
  ['a part that is asked for', `${SRC}/features/thread/index.ts`, null],
])('by who needs it at once, %s: %s travels in %s', (_what, id, chunk) => {
  expect(nameOf(id)).toBe(chunk)
})

test.each(['/repo/index.html', '/repo/share.html', `${SRC}/main.tsx`, `${SRC}/share.tsx`])(
  'no page shares a chunk, which would begin it from the other one: %s',
  (id) => {
    expect(nameOf(id)).toBeNull()
  },
)

test.each([
  ['zoom', null],
  ['focus', 'start'],
  ['bend', null],
  ['warp', 'start'],
])('a rule travels with whoever asks for it by name, not with its showcase: %s', (rule, chunk) => {
  const getModuleInfo = (module) => shown[module] ?? null

  expect(chunkName(`${RULES}/${rule}.ts`, { getModuleInfo })).toBe(chunk)
})

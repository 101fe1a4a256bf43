import type { Hono } from 'hono'
import { VISIBILITIES } from '@colonnade/domain/entities'
import { normaliseTag } from '../content/tokenise-text.ts'
import { type EmulationName, isEmulation } from '../emulation/index.ts'
import { getFlag, type Input, isRecord, getNumber, readInput, getText } from '../http/input.ts'
import { ApiFailure, createJsonResponse } from '../http/response.ts'
import type { ProcessingMode } from '../media/media-processing.ts'
import type { StreamName } from '../streaming/hub.ts'
import type { RequestPattern, Fault } from './fault-plan.ts'
import type { TestControls } from './test-controls.ts'

const DEFAULT_DELAY_MS = 1_000
const DEFAULT_CUT_PERCENT = 50

/** Routes the test controls over HTTP, for tests that have only a browser. Off by default. */
export function routeTestControls(app: Hono, controls: TestControls): void {
  const actions: Readonly<Record<string, (input: Input) => Promise<unknown>>> = {
    post: async (input) => ({ ids: await controls.post(parsePostOptions(input)) }),
    'generate-load': async (input) => ({
      ids: await controls.generateLoad([parseStream(input)], {
        count: getNumber(input, 'count') ?? 1,
        people: getNumber(input, 'people') ?? undefined,
      }),
    }),
    favourite: async (input) =>
      controls.favourite(requireText(input, 'acct'), requireText(input, 'id')),
    boost: async (input) => ({
      id: await controls.boost(requireText(input, 'acct'), requireText(input, 'id')),
    }),
    follow: async (input) =>
      controls.follow(requireText(input, 'acct'), getText(input, 'target') ?? undefined),
    'request-follow': async (input) =>
      controls.requestFollow(requireText(input, 'acct'), getText(input, 'target') ?? undefined),
    'accept-follow': async (input) =>
      controls.acceptFollow(requireText(input, 'acct'), getText(input, 'asker') ?? undefined),
    'block-me': async (input) => controls.block(requireText(input, 'acct')),
    edit: async (input) => controls.edit(requireText(input, 'id'), requireText(input, 'text')),
    delete: async (input) => controls.remove(requireText(input, 'id')),
    'drop-sockets': async () => controls.dropSockets(),
    'count-sockets': async () => ({ count: controls.countSockets() }),
    'refuse-sockets': async (input) => controls.refuseSockets(parseRefusal(input)),
    'single-streams': async (input) => controls.useSingleStreams(getFlag(input, 'on') ?? true),
    fail: async (input) => controls.fail(parseFault(input)),
    delay: async (input) =>
      controls.delay({ ...parsePattern(input), ms: getNumber(input, 'ms') ?? DEFAULT_DELAY_MS }),
    cut: async (input) =>
      controls.cut({
        ...parsePattern(input),
        percent: getNumber(input, 'percent') ?? DEFAULT_CUT_PERCENT,
      }),
    'clear-faults': async () => controls.clearFaults(),
    media: async (input) => controls.setMediaProcessing(parseMode(input)),
    simulation: async (input) => controls.setSimulation(getFlag(input, 'on') ?? true),
    'create-emojis': async (input) =>
      controls.createEmojis(requireText(input, 'name'), getNumber(input, 'count') ?? 1),
    settings: async (input) =>
      controls.saveSettings(
        isRecord(input['data']) ? input['data'] : {},
        getText(input, 'acct') ?? undefined,
      ),
    emulate: async (input) => controls.emulate(parseDialect(input)),
    reset: async () => controls.reset(),
  }

  app.post('/__test/:act', async (context) => {
    const act = actions[context.req.param('act')]
    if (act === undefined) throw new ApiFailure(404, 'No such control')
    return createJsonResponse((await act(await readInput(context.req.raw))) ?? {})
  })
}

function requireText(input: Input, name: string): string {
  const text = getText(input, name)
  if (text === null) throw new ApiFailure(422, `${name} is missing`)
  return text
}

/** Parses a stream as a subscription names it: `stream`, and `tag` or `list` for streams that have one. */
function parseStream(input: Input): StreamName {
  const name = requireText(input, 'stream')
  const tag = getText(input, 'tag')
  const parameter = tag === null ? getText(input, 'list') : normaliseTag(tag)
  return parameter === null ? [name] : [name, parameter]
}

function parseDialect(input: Input): EmulationName | null {
  const name = getText(input, 'dialect')
  if (name === null) return null
  if (!isEmulation(name)) throw new ApiFailure(422, `${name} is not a known emulation`)
  return name
}

function parseMode(input: Input): ProcessingMode {
  const wanted = getText(input, 'mode')
  const mode = (['run', 'hold', 'fail'] as const).find((known) => known === wanted)
  if (mode === undefined) throw new ApiFailure(422, 'The mode must be run, hold or fail')
  return mode
}

function parsePostOptions(input: Input) {
  const visibility = VISIBILITIES.find((known) => known === getText(input, 'visibility'))
  return {
    acct: requireText(input, 'acct'),
    text: getText(input, 'text') ?? 'Hello',
    count: getNumber(input, 'count') ?? 1,
    draft: {
      ...(visibility === undefined ? {} : { visibility }),
      spoilerText: getText(input, 'spoiler_text') ?? '',
      inReplyToId: getText(input, 'in_reply_to_id'),
    },
  }
}

/** 401 by default. 0 accepts handshakes again. */
function parseRefusal(input: Input): 401 | 404 | null {
  const status = getNumber(input, 'status') ?? 401
  if (status === 0) return null
  if (status !== 401 && status !== 404) throw new ApiFailure(422, 'The status must be 401 or 404')
  return status
}

function parsePattern(input: Input): RequestPattern {
  const [path, method] = [getText(input, 'path'), getText(input, 'method')]
  return {
    count: getNumber(input, 'count') ?? 1,
    ...(path === null ? {} : { path }),
    ...(method === null ? {} : { method }),
  }
}

function parseFault(input: Input): Fault {
  const [error, resetMs] = [getText(input, 'error'), getNumber(input, 'reset_ms')]
  return {
    ...parsePattern(input),
    status: getNumber(input, 'status') ?? 503,
    ...(error === null ? {} : { error }),
    ...(resetMs === null ? {} : { resetMs }),
  }
}

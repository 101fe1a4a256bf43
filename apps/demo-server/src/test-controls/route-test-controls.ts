import type { Hono } from 'hono'
import { VISIBILITIES } from '@colonnade/domain/entities'
import { normalTag } from '../content/tokens-of-text.ts'
import { type DialectName, isDialect } from '../dialects/index.ts'
import { flagOf, type Input, isRecord, numberOf, readInput, textOf } from '../http/input.ts'
import { ApiFailure, json } from '../http/reply.ts'
import type { ProcessingMode } from '../media/processing.ts'
import type { StreamName } from '../streaming/hub.ts'
import type { CallPattern, Fault } from './fault-plan.ts'
import type { TestControls } from './test-controls.ts'

const SECOND_MS = 1_000
const HALF = 50

/** The controls over HTTP, for tests that have only a browser. Never routed unless asked for. */
export function routeTestControls(app: Hono, controls: TestControls): void {
  const acts: Readonly<Record<string, (input: Input) => Promise<unknown>>> = {
    say: async (input) => ({ ids: await controls.say(sayingOf(input)) }),
    pour: async (input) => ({
      ids: await controls.pour([streamOf(input)], numberOf(input, 'count') ?? 1),
    }),
    favourite: async (input) => controls.favourite(need(input, 'acct'), need(input, 'id')),
    boost: async (input) => ({ id: await controls.boost(need(input, 'acct'), need(input, 'id')) }),
    follow: async (input) =>
      controls.follow(need(input, 'acct'), textOf(input, 'target') ?? undefined),
    'request-follow': async (input) =>
      controls.requestFollow(need(input, 'acct'), textOf(input, 'target') ?? undefined),
    'accept-follow': async (input) =>
      controls.acceptFollow(need(input, 'acct'), textOf(input, 'asker') ?? undefined),
    'block-me': async (input) => controls.block(need(input, 'acct')),
    edit: async (input) => controls.edit(need(input, 'id'), need(input, 'text')),
    delete: async (input) => controls.remove(need(input, 'id')),
    'drop-sockets': async () => controls.dropSockets(),
    'refuse-sockets': async (input) => controls.refuseSockets(refusalOf(input)),
    'single-streams': async (input) => controls.useSingleStreams(flagOf(input, 'on') ?? true),
    fail: async (input) => controls.fail(faultOf(input)),
    delay: async (input) =>
      controls.delay({ ...patternOf(input), ms: numberOf(input, 'ms') ?? SECOND_MS }),
    cut: async (input) =>
      controls.cut({ ...patternOf(input), percent: numberOf(input, 'percent') ?? HALF }),
    'clear-faults': async () => controls.clearFaults(),
    media: async (input) => controls.setMedia(modeOf(input)),
    life: async (input) => controls.setLife(flagOf(input, 'on') ?? true),
    'coin-emojis': async (input) =>
      controls.coinEmojis(need(input, 'name'), numberOf(input, 'count') ?? 1),
    settings: async (input) =>
      controls.saveSettings(
        isRecord(input['data']) ? input['data'] : {},
        textOf(input, 'acct') ?? undefined,
      ),
    speak: async (input) => controls.speak(dialectOf(input)),
    reset: async () => controls.reset(),
  }

  app.post('/__test/:act', async (context) => {
    const act = acts[context.req.param('act')]
    if (act === undefined) throw new ApiFailure(404, 'No such control')
    return json((await act(await readInput(context.req.raw))) ?? {})
  })
}

function need(input: Input, name: string): string {
  const text = textOf(input, name)
  if (text === null) throw new ApiFailure(422, `${name} is missing`)
  return text
}

/** As a listener names it: `stream`, and where it takes one `tag` or `list`. */
function streamOf(input: Input): StreamName {
  const name = need(input, 'stream')
  const tag = textOf(input, 'tag')
  const parameter = tag === null ? textOf(input, 'list') : normalTag(tag)
  return parameter === null ? [name] : [name, parameter]
}

function dialectOf(input: Input): DialectName | null {
  const name = textOf(input, 'dialect')
  if (name === null) return null
  if (!isDialect(name)) throw new ApiFailure(422, `Nobody speaks ${name}`)
  return name
}

function modeOf(input: Input): ProcessingMode {
  const wanted = textOf(input, 'mode')
  const mode = (['run', 'hold', 'fail'] as const).find((known) => known === wanted)
  if (mode === undefined) throw new ApiFailure(422, 'Uploads are processed by run, hold or fail')
  return mode
}

function sayingOf(input: Input) {
  const visibility = VISIBILITIES.find((known) => known === textOf(input, 'visibility'))
  return {
    acct: need(input, 'acct'),
    text: textOf(input, 'text') ?? 'Hello',
    count: numberOf(input, 'count') ?? 1,
    draft: {
      ...(visibility === undefined ? {} : { visibility }),
      spoilerText: textOf(input, 'spoiler_text') ?? '',
      inReplyToId: textOf(input, 'in_reply_to_id'),
    },
  }
}

/** 401 if not said; 0 lets them in again. */
function refusalOf(input: Input): 401 | 404 | null {
  const status = numberOf(input, 'status') ?? 401
  if (status === 0) return null
  if (status !== 401 && status !== 404) throw new ApiFailure(422, 'Handshakes fail with 401 or 404')
  return status
}

function patternOf(input: Input): CallPattern {
  const [path, method] = [textOf(input, 'path'), textOf(input, 'method')]
  return {
    count: numberOf(input, 'count') ?? 1,
    ...(path === null ? {} : { path }),
    ...(method === null ? {} : { method }),
  }
}

function faultOf(input: Input): Fault {
  const [error, resetMs] = [textOf(input, 'error'), numberOf(input, 'reset_ms')]
  return {
    ...patternOf(input),
    status: numberOf(input, 'status') ?? 503,
    ...(error === null ? {} : { error }),
    ...(resetMs === null ? {} : { resetMs }),
  }
}

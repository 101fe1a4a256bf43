import { isRecord } from '../../http/input.ts'
import { type Habit, isCall, rewriteJson } from '../habit.ts'

export interface Introduction {
  readonly version: string
  readonly sourceUrl?: string
  readonly maxCharacters: number
  readonly maxMedia: number
  readonly charactersPerUrl: number
  /** How the streaming address is announced: not at all, or as `wss://` even where http is spoken. */
  readonly streaming: 'unsaid' | 'wss'
}

/** How it presents itself: what it is called, and its limits. */
export const introduces =
  (introduction: Introduction): Habit =>
  async (request, next) => {
    const response = await next(request)
    const { host } = new URL(request.url)
    if (!isCall(request, ['GET /api/v1/instance', 'GET /api/v2/instance'])) return response
    return rewriteJson(response, (body) =>
      isRecord(body) ? present(body, introduction, host) : body,
    )
  }

function present(
  body: Record<string, unknown>,
  { version, sourceUrl, maxCharacters, maxMedia, charactersPerUrl, streaming }: Introduction,
  host: string,
): Record<string, unknown> {
  const { api_versions: _versions, max_toot_chars: _limit, source_url: _source, ...rest } = body
  const configuration = isRecord(body['configuration']) ? body['configuration'] : {}
  return {
    ...rest,
    version,
    ...(sourceUrl === undefined ? {} : { source_url: sourceUrl }),
    urls: streaming === 'wss' ? { streaming_api: `wss://${host}` } : {},
    configuration: {
      ...configuration,
      urls: streaming === 'wss' ? { streaming: `wss://${host}` } : {},
      statuses: {
        max_characters: maxCharacters,
        max_media_attachments: maxMedia,
        characters_reserved_per_url: charactersPerUrl,
      },
    },
  }
}

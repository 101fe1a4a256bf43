import { isRecord } from '../../http/input.ts'
import { type Quirk, matchesEndpoint, rewriteJson } from '../quirk.ts'

export interface InstanceInfo {
  readonly version: string
  readonly sourceUrl?: string
  readonly maxCharacters: number
  readonly maxMedia: number
  readonly charactersPerUrl: number
  /** How the streaming URL is announced: not at all, or as `wss://` even if the server uses http. */
  readonly streaming: 'none' | 'wss'
}

/** Replaces the version and the limits of the instance. */
export const replaceInstanceInfo =
  (introduction: InstanceInfo): Quirk =>
  async (request, next) => {
    const response = await next(request)
    const { host } = new URL(request.url)
    if (!matchesEndpoint(request, ['GET /api/v1/instance', 'GET /api/v2/instance'])) return response
    return rewriteJson(response, (body) =>
      isRecord(body) ? applyInstanceInfo(body, introduction, host) : body,
    )
  }

function applyInstanceInfo(
  body: Record<string, unknown>,
  { version, sourceUrl, maxCharacters, maxMedia, charactersPerUrl, streaming }: InstanceInfo,
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

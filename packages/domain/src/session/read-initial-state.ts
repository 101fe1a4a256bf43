import { getMediaLimits } from '../compose/upload/media-limits.ts'
import { toVisibility } from '../compose/visibility.ts'
import type { AccountEntity } from '../entities/account.ts'
import { accountId } from '../entities/ids.ts'
import type { MediaLimits } from '../entities/media-attachment.ts'
import type { PollLimits } from '../entities/poll.ts'
import { type JsonReader, readJson } from './json-reader.ts'
import {
  DEFAULT_META,
  type InitialState,
  type SessionMeta,
  toDisplayMedia,
} from './session-meta.ts'

function readMeta(state: JsonReader, pageHost: string): SessionMeta | null {
  const meta = state.at('meta')
  const compose = state.at('compose')
  const me = meta.at('me').textOrNull() ?? compose.at('me').textOrNull()
  const token = meta.at('access_token').textOrNull()
  if (me === null || token === null) return null
  return {
    access_token: token,
    domain: meta.at('domain').text(pageHost),
    streaming_api_base_url: meta.at('streaming_api_base_url').textOrNull(),
    locale: meta.at('locale').text(DEFAULT_META.locale),
    me: accountId(me),
    is_staff: meta.at('is_staff').flag(DEFAULT_META.is_staff),
    version: meta.at('version').text(DEFAULT_META.version),
    mascot: meta.at('mascot').textOrNull(),
    search_enabled: meta.at('search_enabled').flag(DEFAULT_META.search_enabled),
    invites_enabled: meta.at('invites_enabled').flag(DEFAULT_META.invites_enabled),
    max_toot_chars: meta.at('max_toot_chars').count(DEFAULT_META.max_toot_chars),
    characters_reserved_per_url: meta
      .at('characters_reserved_per_url')
      .count(DEFAULT_META.characters_reserved_per_url),
    poll_limits: readPollLimits(state.at('poll_limits')),
    media_limits: readMediaLimits(state.at('media_attachments')),
    reduce_motion: meta.at('reduce_motion').flag(DEFAULT_META.reduce_motion),
    auto_play_gif: meta.at('auto_play_gif').flag(DEFAULT_META.auto_play_gif),
    display_media: toDisplayMedia(
      meta.at('display_media').raw,
      meta.at('display_sensitive_media').raw,
    ),
    expand_spoilers: meta.at('expand_spoilers').flag(DEFAULT_META.expand_spoilers),
    unfollow_modal: meta.at('unfollow_modal').flag(DEFAULT_META.unfollow_modal),
    boost_modal: meta.at('boost_modal').flag(DEFAULT_META.boost_modal),
    favourite_modal: meta.at('favourite_modal').flag(DEFAULT_META.favourite_modal),
    delete_modal: meta.at('delete_modal').flag(DEFAULT_META.delete_modal),
    default_privacy: toVisibility(compose.at('default_privacy').raw),
    default_sensitive: compose.at('default_sensitive').flag(DEFAULT_META.default_sensitive),
  }
}

/** Reads the poll limits as glitch-soc writes them into its page. */
function readPollLimits(raw: JsonReader): PollLimits {
  const { poll_limits } = DEFAULT_META
  return {
    max_options: raw.at('max_options').count(poll_limits.max_options),
    max_characters_per_option: raw
      .at('max_option_chars')
      .count(poll_limits.max_characters_per_option),
    min_expiration: raw.at('min_expiration').count(poll_limits.min_expiration),
    max_expiration: raw.at('max_expiration').count(poll_limits.max_expiration),
  }
}

/** Reads the media limits beside the accepted types, with the keys of an instance. */
function readMediaLimits(raw: JsonReader): MediaLimits {
  const readLimit = (name: string) => raw.at(name).count(0) || null
  return getMediaLimits({
    max_media_attachments: readLimit('max_media_attachments'),
    description_limit: readLimit('description_limit'),
    image_size_limit: readLimit('image_size_limit'),
    video_size_limit: readLimit('video_size_limit'),
  })
}

function isAccount(raw: unknown): raw is AccountEntity {
  const account = readJson(raw)
  return account.at('id').textOrNull() !== null && account.at('acct').textOrNull() !== null
}

/**
 * Reads the session of the record that a server wrote into its page. Every key may be missing or wrong. Returns null
 * without an access token or the id of the account. Never throws.
 *
 * @param raw the parsed JSON of the page's `initial-state` element
 * @param pageHost replaces a missing domain, because the page comes from the server itself
 * @see SES-01 to SES-12
 */
export function readInitialState(raw: unknown, pageHost = ''): InitialState | null {
  const state = readJson(raw)
  const meta = readMeta(state, pageHost)
  if (meta === null) return null
  const account = state.at('accounts').at(meta.me).raw
  return {
    meta,
    account: isAccount(account) ? account : null,
    settings: state.at('settings').raw,
    composeText: state.at('compose').at('text').text(''),
    acceptContentTypes: state.at('media_attachments').at('accept_content_types').texts(),
  }
}

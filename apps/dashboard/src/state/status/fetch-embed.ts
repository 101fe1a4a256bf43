import { atom } from 'jotai/vanilla'
import { readEmbed } from '@colonnade/api-client/compat'
import type { Session } from '../session.ts'

/** Returns the HTML that embeds a post on another page: the server's, or a plain quotation (MOD-14). */
export const fetchEmbedAtom = atom(
  null,
  async (_get, _set, session: Session, url: string): Promise<string> =>
    (await readEmbed(session.api, url)).html,
)

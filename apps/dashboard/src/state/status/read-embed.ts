import { atom } from 'jotai/vanilla'
import { readEmbed } from '@colonnade/api-client/twins'
import type { Session } from '../session.ts'

/** Code that shows the post of this address on another page: the server's, or a plain quotation (MOD-14). */
export const readEmbedAtom = atom(
  null,
  async (_get, _set, session: Session, url: string): Promise<string> =>
    (await readEmbed(session.api, url)).html,
)

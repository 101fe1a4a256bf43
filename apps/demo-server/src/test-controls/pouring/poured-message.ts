import { type StatusEntity, statusId } from '@colonnade/domain/entities'
import type { StreamName } from '../../streaming/hub.ts'

/** What tells one poured post from another. */
export interface PouredPost {
  readonly id: string
  /** Of what it boosts, where it is a boost. */
  readonly originalId: string
  /** ISO 8601. */
  readonly createdAt: string
}

const ID = '@id@'
const ORIGINAL = '@original@'
const AT = '@at@'

/** What a listener is sent for a post. */
export type WriteMessage = (stream: StreamName, post: PouredPost) => string

/**
 * Makes messages of one post with other ids, times and texts: its JSON is made once, so that a message costs no more
 * than putting a few texts together. A poured post begins with its own id, by which a page can be asked for it.
 */
export function messageWriter(model: StatusEntity): WriteMessage {
  const status = blank(model, ID)
  const blanked = model.reblog == null ? status : { ...status, reblog: boosted(model.reblog) }
  const payload = JSON.stringify(JSON.stringify(blanked))
  const parts = payload.split(/(@id@|@original@|@at@)/)

  return (stream, { id, originalId, createdAt }) => {
    let text = `{"stream":${JSON.stringify(stream)},"event":"update","payload":`
    for (const part of parts) {
      if (part === ID) text += id
      else if (part === ORIGINAL) text += originalId
      else if (part === AT) text += createdAt
      else text += part
    }
    return `${text}}`
  }
}

/** The same with marks where posts differ. */
function blank(model: StatusEntity, mark: string): StatusEntity {
  const address = (text: string) => text.replaceAll(model.id, mark)
  return {
    ...model,
    id: statusId(mark),
    uri: address(model.uri),
    url: address(model.url ?? ''),
    created_at: AT,
    content: model.reblog == null ? withId(model.content) : model.content,
  }
}

const boosted = (original: StatusEntity): StatusEntity =>
  blank({ ...original, reblog: null }, ORIGINAL)

/** The id of the post itself: a boost is found by that, not by what it boosts. */
const withId = (content: string): string => content.replace(/^(?:<p>)?/, `$&${ID} `)

import { normalTag } from '../content/tokens-of-text.ts'
import { flagOf, textsOf } from '../http/input.ts'
import { json, notFound } from '../http/reply.ts'
import { serializeStatuses } from '../serialize/status.ts'
import { readMarkers, saveMarkers } from '../store/markers.ts'
import { cutPage } from '../store/page.ts'
import { isId, type StatusRow } from '../store/reads.ts'
import {
  directTimeline,
  homeTimeline,
  listTimeline,
  publicTimeline,
  type StatusQuery,
  tagTimeline,
} from '../store/timelines.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'

type Names =
  | 'getHomeTimeline'
  | 'getPublicTimeline'
  | 'getTagTimeline'
  | 'getListTimeline'
  | 'getDirectTimeline'
  | 'getMarkers'
  | 'saveMarkers'

export const timelineHandlers: HandlersFor<Names> = {
  async getHomeTimeline(call) {
    const { me } = requireAccount(call)
    return statusesReply(call, homeTimeline(call.services.store.db, me))
  },

  async getPublicTimeline(call) {
    const { db } = call.services.store
    return statusesReply(call, publicTimeline(db, contextOf(call).viewer, placeOf(call)))
  },

  async getTagTimeline(call) {
    const { db } = call.services.store
    const { input } = call
    const query = tagTimeline(db, contextOf(call).viewer, {
      ...placeOf(call),
      tag: normalTag(call.params.tag),
      any: textsOf(input, 'any').map(normalTag),
      all: textsOf(input, 'all').map(normalTag),
      none: textsOf(input, 'none').map(normalTag),
    })
    return statusesReply(call, query)
  },

  async getListTimeline(call) {
    const { me } = requireAccount(call)
    const { db } = call.services.store
    const { id } = call.params
    if (!isId(id)) throw notFound()
    const list = await db
      .selectFrom('lists')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', me)
      .executeTakeFirst()
    if (list === undefined) throw notFound()
    return statusesReply(call, listTimeline(db, me, id))
  },

  async getDirectTimeline(call) {
    const { me } = requireAccount(call)
    return statusesReply(call, directTimeline(call.services.store.db, me))
  },

  async getMarkers(call) {
    const { me } = requireAccount(call)
    return json(await readMarkers(call.services.store, me, textsOf(call.input, 'timeline')))
  },

  async saveMarkers(call) {
    const { me } = requireAccount(call)
    return json(await saveMarkers(call.services.store, me, call.input))
  },
}

const placeOf = ({ input }: Call) => ({
  local: flagOf(input, 'local') ?? false,
  onlyMedia: flagOf(input, 'only_media') ?? false,
})

async function statusesReply(call: Call, query: StatusQuery): Promise<Response> {
  const page = await cutPage<StatusRow>(query, 's.id', pageRequestOf(call.input, STATUS_LIMITS))
  return pageReply(call, page, await serializeStatuses(contextOf(call), page.rows), ({ id }) => id)
}

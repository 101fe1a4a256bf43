import { normaliseTag } from '../content/tokenise-text.ts'
import { getFlag, getTexts } from '../http/input.ts'
import { createJsonResponse, notFound } from '../http/response.ts'
import { serializeStatuses } from '../serialize/status.ts'
import { isId, type StatusRow } from '../store/find-rows.ts'
import { readMarkers, saveMarkers } from '../store/markers.ts'
import { fetchPage } from '../store/page.ts'
import {
  selectDirectTimeline,
  selectHomeTimeline,
  selectListTimeline,
  selectPublicTimeline,
  type StatusQuery,
  selectTagTimeline,
} from '../store/timelines.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { respondWithPage, readPageRequest, STATUS_LIMITS } from './paging.ts'

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
    return respondWithStatuses(call, selectHomeTimeline(call.services.store.db, me))
  },

  async getPublicTimeline(call) {
    const { db } = call.services.store
    return respondWithStatuses(
      call,
      selectPublicTimeline(db, createSerializeContext(call).viewer, readPublicOptions(call)),
    )
  },

  async getTagTimeline(call) {
    const { db } = call.services.store
    const { input } = call
    const query = selectTagTimeline(db, createSerializeContext(call).viewer, {
      ...readPublicOptions(call),
      tag: normaliseTag(call.params.tag),
      any: getTexts(input, 'any').map(normaliseTag),
      all: getTexts(input, 'all').map(normaliseTag),
      none: getTexts(input, 'none').map(normaliseTag),
    })
    return respondWithStatuses(call, query)
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
    return respondWithStatuses(call, selectListTimeline(db, me, id))
  },

  async getDirectTimeline(call) {
    const { me } = requireAccount(call)
    return respondWithStatuses(call, selectDirectTimeline(call.services.store.db, me))
  },

  async getMarkers(call) {
    const { me } = requireAccount(call)
    return createJsonResponse(
      await readMarkers(call.services.store, me, getTexts(call.input, 'timeline')),
    )
  },

  async saveMarkers(call) {
    const { me } = requireAccount(call)
    return createJsonResponse(await saveMarkers(call.services.store, me, call.input))
  },
}

const readPublicOptions = ({ input }: Call) => ({
  local: getFlag(input, 'local') ?? false,
  onlyMedia: getFlag(input, 'only_media') ?? false,
})

async function respondWithStatuses(call: Call, query: StatusQuery): Promise<Response> {
  const page = await fetchPage<StatusRow>(query, 's.id', readPageRequest(call.input, STATUS_LIMITS))
  return respondWithPage(
    call,
    page,
    await serializeStatuses(createSerializeContext(call), page.rows),
    ({ id }) => id,
  )
}

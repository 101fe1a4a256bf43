import { streamingBase } from '../streaming/socket-address.ts'
import { createStreamingClient } from '../streaming/streaming-client.ts'
import { absent, broken, type Outcome, type Visit, works } from './step.ts'

/** Opens the stream of one's own news, as the dashboard does. */
export async function hearStream(visit: Visit): Promise<Outcome> {
  const { api, accessToken, WebSocket, patienceMs, instance } = visit
  if (!api.capabilities.has('streaming')) return absent('it is asked anew instead')
  const client = createStreamingClient({
    baseUrl: streamingBase(api.baseUrl, instance?.streaming_url ?? null),
    ownUrl: api.baseUrl,
    accessToken,
    WebSocket,
    capabilities: api.capabilities,
  })
  const isLive = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    const look = () => {
      if (!client.isLive({ stream: 'user' })) return
      clearTimeout(timer)
      resolve(true)
    }
    client.watchState(look)
    client.watchSources(look)
    client.subscribe({ stream: 'user' }, () => undefined)
    look()
  })
  client.close()
  if (isLive) return works()
  return api.capabilities.of('streaming') === 'no'
    ? absent('it is asked anew instead')
    : broken(`no stream opened within ${patienceMs / 1_000} s`)
}

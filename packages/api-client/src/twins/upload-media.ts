import { isMediaReady, processingWait } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient, UploadOptions } from '../client.ts'
import { getMedia, type UploadInput, uploadMediaV1, uploadMediaV2 } from '../endpoints/media.ts'
import { ApiError } from '../http/api-error.ts'
import { pause } from '../http/retry.ts'

const ACCEPTED = 202

export interface UploadMediaOptions extends UploadOptions {
  /** The server has all of it and works on it. */
  readonly onProcessing?: () => void
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

/**
 * Uploads, and waits until the server has made of it what can be posted: asked every second at
 * first, then every five, for five minutes. A server that cannot be asked is taken to be done.
 *
 * @throws ApiError: `aborted` at any point by the signal; 422 with the server's reason where it could
 *   make nothing of the file; `network` when it took too long, which no observer is told of
 * @see UPL-16
 */
export async function uploadMedia(
  api: ApiClient,
  input: UploadInput,
  options: UploadMediaOptions = {},
): Promise<MediaAttachmentEntity> {
  let status = 0
  const onStatus = (given: number) => {
    status = given
  }
  const uploaded = await firstSupported(options, [
    (given) => api.upload(uploadMediaV2, input, { ...options, ...given, onStatus }),
    (given) => api.upload(uploadMediaV1, input, { ...options, ...given, onStatus }),
  ])
  if (status !== ACCEPTED) return typedBy(input.file, uploaded)
  options.onProcessing?.()
  return typedBy(input.file, await finished(api, uploaded, options))
}

/** snac calls every upload an image: a film or a sound is what the file says. */
function typedBy({ type }: Blob, media: MediaAttachmentEntity): MediaAttachmentEntity {
  if (media.type !== 'image' && media.type !== 'unknown') return media
  const kind = FILM_KINDS.find((each) => type.startsWith(`${each}/`))
  return kind === undefined ? media : { ...media, type: kind }
}

const FILM_KINDS = ['video', 'audio'] as const

async function finished(
  api: ApiClient,
  uploaded: MediaAttachmentEntity,
  options: UploadMediaOptions,
): Promise<MediaAttachmentEntity> {
  let waited = 0
  for (let asked = 0; ; asked += 1) {
    const ms = processingWait(asked, waited)
    if (ms === null) throw new ApiError('network')
    await waitFor(ms, options)
    waited += ms
    const media = await ask(api, uploaded, options)
    if (media !== null) return media
  }
}

async function waitFor(ms: number, { wait = pause, signal }: UploadMediaOptions): Promise<void> {
  try {
    await wait(ms, signal)
  } catch (cause) {
    throw new ApiError('aborted', { cause })
  }
  if (signal?.aborted === true) throw new ApiError('aborted', { cause: signal.reason })
}

/** @returns null while it is not done, or for once could not be asked */
async function ask(
  api: ApiClient,
  uploaded: MediaAttachmentEntity,
  { signal, skipAlert = false }: UploadMediaOptions,
): Promise<MediaAttachmentEntity | null> {
  let status = 0
  try {
    const media = await api.call(
      getMedia,
      { id: uploaded.id },
      {
        ...(signal && { signal }),
        skipLoading: true,
        skipAlert,
        expects: mayPass,
        isKnown: true,
        hasTwin: true,
        onStatus: (given) => {
          status = given
        },
      },
    )
    return isMediaReady(status) ? media : null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'unsupported') return uploaded
    if (mayPass(error)) return null
    throw error
  }
}

/** A gateway's trouble or a pause that the server asks for: the file is there all the same. */
const mayPass = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === 429 || (status !== null && status >= 500)

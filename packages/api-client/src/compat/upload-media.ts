import { isMediaReady, getProcessingDelay } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient, UploadOptions } from '../client.ts'
import { getMedia, type UploadInput, uploadMediaV1, uploadMediaV2 } from '../endpoints/media.ts'
import { ApiError } from '../http/api-error.ts'
import { pause } from '../http/retry.ts'

const ACCEPTED = 202

export interface UploadMediaOptions extends UploadOptions {
  /** Called when the upload is complete and the server processes it. */
  readonly onProcessing?: () => void
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

/**
 * Uploads a file and waits until the server has processed it: with delays from one to five seconds, for five minutes.
 * A server without a method for the state counts as done.
 *
 * @throws ApiError: `aborted` at any point by the signal; 422 with the server's reason when processing failed;
 *   `network` after the five minutes, which is not reported to observers
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
  const uploaded = await tryInOrder(options, [
    (given) => api.upload(uploadMediaV2, input, { ...options, ...given, onStatus }),
    (given) => api.upload(uploadMediaV1, input, { ...options, ...given, onStatus }),
  ])
  if (status !== ACCEPTED) return withFileType(input.file, uploaded)
  options.onProcessing?.()
  return withFileType(input.file, await waitUntilProcessed(api, uploaded, options))
}

/**
 * Corrects the type of the media. snac reports every upload as an image: the file's type decides between video and
 * audio.
 */
function withFileType({ type }: Blob, media: MediaAttachmentEntity): MediaAttachmentEntity {
  if (media.type !== 'image' && media.type !== 'unknown') return media
  const kind = PLAYABLE_TYPES.find((each) => type.startsWith(`${each}/`))
  return kind === undefined ? media : { ...media, type: kind }
}

const PLAYABLE_TYPES = ['video', 'audio'] as const

async function waitUntilProcessed(
  api: ApiClient,
  uploaded: MediaAttachmentEntity,
  options: UploadMediaOptions,
): Promise<MediaAttachmentEntity> {
  let waited = 0
  for (let asked = 0; ; asked += 1) {
    const ms = getProcessingDelay(asked, waited)
    if (ms === null) throw new ApiError('network')
    await waitOrAbort(ms, options)
    waited += ms
    const media = await fetchProcessed(api, uploaded, options)
    if (media !== null) return media
  }
}

async function waitOrAbort(
  ms: number,
  { wait = pause, signal }: UploadMediaOptions,
): Promise<void> {
  try {
    await wait(ms, signal)
  } catch (cause) {
    throw new ApiError('aborted', { cause })
  }
  if (signal?.aborted === true) throw new ApiError('aborted', { cause: signal.reason })
}

/** @returns null while processing, or after a transient failure */
async function fetchProcessed(
  api: ApiClient,
  uploaded: MediaAttachmentEntity,
  { signal, skipAlert = false }: UploadMediaOptions,
): Promise<MediaAttachmentEntity | null> {
  let status = 0
  try {
    const media = await api.request(
      getMedia,
      { id: uploaded.id },
      {
        ...(signal && { signal }),
        skipLoading: true,
        skipAlert,
        expects: isTransientError,
        isKnown: true,
        hasFallback: true,
        onStatus: (given) => {
          status = given
        },
      },
    )
    return isMediaReady(status) ? media : null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'unsupported') return uploaded
    if (isTransientError(error)) return null
    throw error
  }
}

/** Returns whether a failure is a gateway's error or a rate limit: the file has been uploaded all the same. */
const isTransientError = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === 429 || (status !== null && status >= 500)

import { html } from '../http/reply.ts'
import { framedPage, type FrameOptions, sheetOf } from './page-frame.ts'
import { pageHeaders } from './page-headers.ts'

export interface FramedText {
  readonly title: string
  /** HTML, already safe. */
  readonly body: string
}

interface FramedOptions extends FrameOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Whether a form of it ends on a page of somebody else. */
  readonly mayLeave?: boolean
}

/** A page that the instance writes itself, with the headers that keep it from doing more than it should. */
export function framedReply(
  { title, body }: FramedText,
  { status = 200, headers = {}, mayLeave = false, ...frame }: FramedOptions = {},
): Response {
  return html(framedPage(title, body, frame), {
    status,
    headers: { ...pageHeaders({ styles: [sheetOf(frame)], mayLeave }), ...headers },
  })
}

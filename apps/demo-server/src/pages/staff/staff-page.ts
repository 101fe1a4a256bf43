import { framedReply } from '../framed-reply.ts'
import { notePage, type PageVisit } from '../page-visit.ts'
import { settingsStyle } from '../settings/settings-style.ts'

/** A page for those who keep order; everybody else is told that it is none of theirs. */
export async function forStaff(
  visit: PageVisit,
  page: (visit: PageVisit) => Promise<Response>,
): Promise<Response> {
  return visit.me.is_staff
    ? page(visit)
    : notePage(
        403,
        'For staff only',
        'Your account does not keep order here, so there is nothing to see for it.',
      )
}

/** @param body HTML, already safe */
export const staffPage = (title: string, body: string): Response =>
  framedReply(
    {
      title,
      body: `<nav aria-label="Moderation"><a href="/">Back to the deck</a></nav>${body}`,
    },
    { style: settingsStyle, isTall: true },
  )

export const nothingPage = (): Response =>
  notePage(404, 'Nothing here', 'It was deleted, or it never was.')

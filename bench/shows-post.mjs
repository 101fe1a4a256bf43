/** A page that is this late with a post has lost it. */
const SHOWN_WITHIN_MS = 60_000

/**
 * Waits until a list of the page shows a poured post: each begins with its id.
 *
 * @throws where it does not come
 */
export function showsPost(page, id) {
  return page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[role="feed"] article')].some((article) =>
        article.textContent.includes(text),
      ),
    id,
    { timeout: SHOWN_WITHIN_MS },
  )
}

/** A post that is not shown after this time counts as lost. */
const SHOWN_WITHIN_MS = 60_000

/**
 * Waits until a list of the page shows a generated post, whose text begins with its id.
 *
 * @throws when it does not appear
 */
export function waitForPost(page, id) {
  return page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[role="feed"] article')].some((article) =>
        article.textContent.includes(text),
      ),
    id,
    { timeout: SHOWN_WITHIN_MS },
  )
}

/** A post that is not shown after this time counts as lost. */
const SHOWN_WITHIN_MS = 60_000

/**
 * Waits until each list in view shows its post. The text of a generated post begins with its id. Lists outside of the
 * window are not updated.
 *
 * @param ids the post of each list, in the order of the page
 * @throws when one does not appear
 */
export function waitForPosts(page, ids) {
  return page.waitForFunction(
    (texts) => {
      const lists = [...document.querySelectorAll('[role="feed"]')].filter((list) => {
        const { left, right } = list.getBoundingClientRect()
        return right > 0 && left < innerWidth && list.querySelector('article') !== null
      })
      return texts
        .slice(0, lists.length)
        .every((text, index) => lists[index].textContent.includes(text))
    },
    ids,
    { timeout: SHOWN_WITHIN_MS },
  )
}

/** Counts the gaps that the page's lists show: posts that were dropped or missed. */
export function countGaps(page) {
  return page.getByRole('feed').getByRole('article', { name: 'Gap' }).count()
}

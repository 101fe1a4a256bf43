/**
 * Marks an element that scrolls where there is more of it: with `data-more-above` and `data-more-below`, for its looks.
 * A ref of React.
 *
 * @returns stops it
 */
export function watchScrollEdges(element?: HTMLElement | null): (() => void) | undefined {
  if (element == null) return undefined
  const update = () => {
    const { scrollTop, clientHeight, scrollHeight } = element
    element.toggleAttribute('data-more-above', scrollTop > 1)
    element.toggleAttribute('data-more-below', scrollHeight - scrollTop - clientHeight > 1)
  }
  const sizes = new ResizeObserver(update)
  const observeAll = () => {
    sizes.disconnect()
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
  }
  const children = new MutationObserver(observeAll)
  observeAll()
  children.observe(element, { childList: true })
  element.addEventListener('scroll', update, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    element.removeEventListener('scroll', update)
  }
}

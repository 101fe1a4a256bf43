/**
 * Keeps a popover visible above an on-screen keyboard. The keyboard overlays the window, and only the visual viewport
 * shows its size; CSS anchors ignore it. A popover that would end below the viewport opens upwards.
 *
 * @returns a cleanup function
 */
export function keepInView(surface: HTMLElement): () => void {
  const view = window.visualViewport
  if (view === null) return () => undefined
  const place = () => {
    surface.style.setProperty('--sight', `${view.height}px`)
    delete surface.dataset['side']
    const end = surface.getBoundingClientRect().bottom
    if (end > view.offsetTop + view.height) surface.dataset['side'] = 'above'
  }
  const sizes = new ResizeObserver(place)

  place()
  sizes.observe(surface)
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    sizes.disconnect()
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
  }
}

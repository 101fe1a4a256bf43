/** Tracks the listeners that are added to the window from now on. @returns a function that removes them */
export function trackWindowListeners(): () => void {
  const controller = new AbortController()
  const before = Object.getOwnPropertyDescriptor(window, 'addEventListener')
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const given = typeof options === 'object' ? options : { capture: options === true }
    const signals = [controller.signal, ...(given.signal === undefined ? [] : [given.signal])]
    listen(type, listener, { ...given, signal: AbortSignal.any(signals) })
  }
  return () => {
    controller.abort()
    if (before === undefined) Reflect.deleteProperty(window, 'addEventListener')
    else Object.defineProperty(window, 'addEventListener', before)
  }
}

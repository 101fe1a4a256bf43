/** Whatever listens to the window from now on does so for a while only. @returns ends it: nobody of them hears any more */
export function hearForNow(): () => void {
  const turn = new AbortController()
  const before = Object.getOwnPropertyDescriptor(window, 'addEventListener')
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const given = typeof options === 'object' ? options : { capture: options === true }
    const signals = [turn.signal, ...(given.signal === undefined ? [] : [given.signal])]
    listen(type, listener, { ...given, signal: AbortSignal.any(signals) })
  }
  return () => {
    turn.abort()
    if (before === undefined) Reflect.deleteProperty(window, 'addEventListener')
    else Object.defineProperty(window, 'addEventListener', before)
  }
}

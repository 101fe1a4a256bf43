/**
 * Renders dialogs in place, because a modal one would cover the page and the other dialogs. The page is not inert,
 * and no dialog takes the focus. @returns stops it
 */
export function showDialogsInPlace(): () => void {
  const { prototype } = HTMLDialogElement
  const before = Object.getOwnPropertyDescriptor(prototype, 'showModal') ?? {}
  prototype.showModal = function showInPlace() {
    this.setAttribute('open', '')
  }
  return () => void Object.defineProperty(prototype, 'showModal', before)
}

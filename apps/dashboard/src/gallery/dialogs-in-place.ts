/**
 * Lets every dialog stand where it is drawn: a modal one would cover the page, and the others with it.
 * Nothing is inert, and nothing takes the focus. @returns ends it
 */
export function standDialogsInPlace(): () => void {
  const { prototype } = HTMLDialogElement
  const before = Object.getOwnPropertyDescriptor(prototype, 'showModal') ?? {}
  prototype.showModal = function showInPlace() {
    this.setAttribute('open', '')
  }
  return () => void Object.defineProperty(prototype, 'showModal', before)
}

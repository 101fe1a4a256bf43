/**
 * Lets every dialog stand where it is drawn: a modal one would cover the page, and the others with it.
 * Nothing is inert, and nothing takes the focus.
 */
export function standDialogsInPlace(): void {
  HTMLDialogElement.prototype.showModal = function showInPlace() {
    this.setAttribute('open', '')
  }
}

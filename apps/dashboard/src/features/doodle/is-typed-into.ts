/** Inputs that take no letters: keys are free there. */
const CHOICES: readonly string[] = ['button', 'checkbox', 'color', 'radio', 'range']

/** Whether keys mean letters where the focus is. @see DOO-19 */
export function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !CHOICES.includes(target.type)
  return target instanceof HTMLElement && (target.matches('textarea') || target.isContentEditable)
}

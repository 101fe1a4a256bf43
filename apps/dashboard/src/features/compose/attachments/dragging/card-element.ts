/** The card of a file in a list of them. */
export function cardElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`) ?? null
}

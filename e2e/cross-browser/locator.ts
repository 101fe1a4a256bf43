import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'

type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>

/** Describes where an element is, by role and name or by text. Creating one queries nothing. */
export interface Locator {
  readonly selector: string
  /** A `name` that is a string has to match in full. */
  getByRole(getByRole: string, name?: string | RegExp, options?: RoleOptions): Locator
  getByText(getByText: string | RegExp): Locator
  getByLabel(getByText: string): Locator
  /** Keeps the matches that contain this text. */
  filterByText(getByText: string): Locator
  first(): Locator
  last(): Locator
}

function createLocator(selector: string): Locator {
  const within = (next: string) => createLocator(selector === '' ? next : `${selector} >> ${next}`)
  return {
    selector,
    getByRole: (role, name, options = {}) =>
      within(
        getByRoleSelector(role, name === undefined ? options : { ...options, name, exact: true }),
      ),
    getByText: (text) => within(getByTextSelector(text)),
    getByLabel: (text) => within(getByLabelSelector(text)),
    filterByText: (text) => within(`internal:has-text=${JSON.stringify(text)}i`),
    first: () => within('nth=0'),
    last: () => within('nth=-1'),
  }
}

/** The whole page. */
export const page = createLocator('')

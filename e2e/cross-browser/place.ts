import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'

type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>

/** Where something is, told as people find it: by role and name, or by words. Nothing is looked for yet. */
export interface Place {
  readonly selector: string
  /** `name` is taken whole, unless it is an expression. */
  role(role: string, name?: string | RegExp, options?: RoleOptions): Place
  text(text: string | RegExp): Place
  label(text: string): Place
  /** Those of them in which these words stand. */
  having(text: string): Place
  first(): Place
  last(): Place
}

function placeAt(selector: string): Place {
  const within = (next: string) => placeAt(selector === '' ? next : `${selector} >> ${next}`)
  return {
    selector,
    role: (role, name, options = {}) =>
      within(
        getByRoleSelector(role, name === undefined ? options : { ...options, name, exact: true }),
      ),
    text: (text) => within(getByTextSelector(text)),
    label: (text) => within(getByLabelSelector(text)),
    having: (text) => within(`internal:has-text=${JSON.stringify(text)}i`),
    first: () => within('nth=0'),
    last: () => within('nth=-1'),
  }
}

/** The whole page. */
export const page = placeAt('')

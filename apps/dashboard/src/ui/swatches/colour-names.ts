import { msg } from '@lingui/core/macro'

/** The names of the colours that swatches offer. */
export const COLOUR_NAMES = {
  blue: msg`Blue`,
  violet: msg`Violet`,
  pink: msg`Pink`,
  red: msg`Red`,
  orange: msg`Orange`,
  yellow: msg`Yellow`,
  green: msg`Green`,
  teal: msg`Teal`,
  grey: msg`Grey`,
}

const PHYSICAL =
  'Directions are logical: a right-to-left deck mirrors (margin-inline-start, inset-inline-end, text-align: start).'
const RAW = 'Colours come from the semantic properties of styles/tokens.css.'

/** A raw colour. Colours derived from a property (relative colours, hues of properties) are allowed. */
const rawColours = [
  '/#[0-9a-fA-F]{3,8}\\b/',
  '/\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from|[^)]*var\\()/',
]

const physicalProperties = [
  'left',
  'right',
  '/^(margin|padding)-(left|right)$/',
  '/^border-(left|right)(-.*)?$/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^scroll-(margin|padding)-(left|right)$/',
]

/** The CSS conventions that a linter can check. The others are in CONTRIBUTING.md. */
export default {
  rules: {
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear)$/': ['left', 'right'],
        // Only the alpha channel of a mask matters.
        '/^(?!mask)/': rawColours,
      },
      { message: `${PHYSICAL} ${RAW}` },
    ],
    'no-duplicate-selectors': true,
    'property-disallowed-list': [physicalProperties, { message: PHYSICAL }],
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  overrides: [
    {
      // The only files that define colours.
      files: [
        'apps/dashboard/src/styles/{tokens,contrast}.css',
        'apps/dashboard/src/styles/themes/*.css',
      ],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}

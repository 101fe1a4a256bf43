import { flagOf, type Input, isRecord, textOf } from '../../http/input.ts'
import type { AccountRow } from '../../store/reads.ts'

export const FIELD_COUNT = 4

/** Characters. */
export const LONGEST = { name: 60, note: 500, field: 255 } as const

export type ProfileDraft = Pick<AccountRow, 'display_name' | 'note' | 'fields' | 'locked' | 'bot'>

/** What a form says of somebody; what it leaves out is empty, or off. */
export function profileDraftOf(input: Input): ProfileDraft {
  return {
    display_name: (textOf(input, 'display_name') ?? '').trim(),
    note: (textOf(input, 'note') ?? '').replaceAll('\r\n', '\n').trim(),
    fields: fieldsOf(input),
    locked: flagOf(input, 'locked') ?? false,
    bot: flagOf(input, 'bot') ?? false,
  }
}

function fieldsOf(input: Input): ProfileDraft['fields'] {
  const given = isRecord(input['fields']) ? Object.values(input['fields']) : []
  return given
    .filter(isRecord)
    .slice(0, FIELD_COUNT)
    .map((field) => ({
      name: (textOf(field, 'name') ?? '').trim(),
      value: (textOf(field, 'value') ?? '').trim(),
    }))
    .filter(({ name, value }) => name !== '' || value !== '')
}

/** Why a profile cannot be as it says; empty where it can. */
export function profileProblems({ display_name, note, fields }: ProfileDraft): readonly string[] {
  const isLong = (text: string, longest: number) => Array.from(text).length > longest
  return [
    ...(isLong(display_name, LONGEST.name)
      ? [`The name has more than ${LONGEST.name} characters.`]
      : []),
    ...(isLong(note, LONGEST.note) ? [`The bio has more than ${LONGEST.note} characters.`] : []),
    ...fields.flatMap(({ name, value }, index) => [
      ...(name === '' ? [`Fact ${index + 1} needs a label.`] : []),
      ...([name, value].some((text) => isLong(text, LONGEST.field))
        ? [`Fact ${index + 1} has more than ${LONGEST.field} characters.`]
        : []),
    ]),
  ]
}

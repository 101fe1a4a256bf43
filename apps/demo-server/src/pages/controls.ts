import { escapeHtml } from '@colonnade/domain/text'

interface ControlProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

const hintOf = ({ name, hint }: ControlProps): string =>
  hint === undefined ? '' : `<small id="${name}-hint">${escapeHtml(hint)}</small>`

const describedBy = ({ name, hint }: ControlProps): string =>
  hint === undefined ? '' : ` aria-describedby="${name}-hint"`

/** One line of text. */
export function textControl(
  props: ControlProps & { readonly value: string; readonly longest: number },
): string {
  const { name, label, value, longest } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="text" dir="auto" autocomplete="off" maxlength="${longest}" value="${escapeHtml(value)}"${describedBy(props)}>${hintOf(props)}</div>`
}

/** Several lines of text. */
export function areaControl(
  props: ControlProps & { readonly value: string; readonly longest: number },
): string {
  const { name, label, value, longest } = props
  // The first line break after the tag is not part of the text.
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<textarea id="${name}" name="${name}" rows="5" dir="auto" maxlength="${longest}"${describedBy(props)}>\n${escapeHtml(value)}</textarea>${hintOf(props)}</div>`
}

/** On or off. */
export function switchControl(props: ControlProps & { readonly isOn: boolean }): string {
  const { name, label, isOn } = props
  return `<div class="switch"><input id="${name}" name="${name}" type="checkbox" value="1"${isOn ? ' checked' : ''}${describedBy(props)}>
<label for="${name}">${escapeHtml(label)}</label>${hintOf(props)}</div>`
}

/** One of a few. */
export function selectControl(
  props: ControlProps & {
    readonly value: string
    readonly options: readonly (readonly [string, string])[]
  },
): string {
  const { name, label, value, options } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<select id="${name}" name="${name}"${describedBy(props)}>${options
    .map(
      ([key, words]) =>
        `<option value="${escapeHtml(key)}"${key === value ? ' selected' : ''}>${escapeHtml(words)}</option>`,
    )
    .join('')}</select>${hintOf(props)}</div>`
}

/** A picture to bring along. */
export function pictureControl(
  props: ControlProps & { readonly shown: string; readonly shape: 'avatar' | 'header' },
): string {
  const { name, label, shown, shape } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<div class="picture"><img class="${shape}" src="${escapeHtml(shown)}" alt="">
<input id="${name}" name="${name}" type="file" accept="image/png,image/jpeg,image/webp,image/gif"${describedBy(props)}></div>${hintOf(props)}</div>`
}

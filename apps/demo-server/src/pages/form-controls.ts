import { escapeHtml } from '@colonnade/domain/text'

interface ControlProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
}

const renderHint = ({ name, hint }: ControlProps): string =>
  hint === undefined ? '' : `<small id="${name}-hint">${escapeHtml(hint)}</small>`

const getDescribedBy = ({ name, hint }: ControlProps): string =>
  hint === undefined ? '' : ` aria-describedby="${name}-hint"`

/** Renders an input for one line of text. */
export function renderTextInput(
  props: ControlProps & { readonly value: string; readonly longest: number },
): string {
  const { name, label, value, longest } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="text" dir="auto" autocomplete="off" maxlength="${longest}" value="${escapeHtml(value)}"${getDescribedBy(props)}>${renderHint(props)}</div>`
}

/** Renders a text area for several lines of text. */
export function renderTextArea(
  props: ControlProps & { readonly value: string; readonly longest: number },
): string {
  const { name, label, value, longest } = props
  // HTML ignores a line break directly after the tag.
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<textarea id="${name}" name="${name}" rows="5" dir="auto" maxlength="${longest}"${getDescribedBy(props)}>\n${escapeHtml(value)}</textarea>${renderHint(props)}</div>`
}

export function renderCheckbox(props: ControlProps & { readonly isOn: boolean }): string {
  const { name, label, isOn } = props
  return `<div class="switch"><input id="${name}" name="${name}" type="checkbox" value="1"${isOn ? ' checked' : ''}${getDescribedBy(props)}>
<label for="${name}">${escapeHtml(label)}</label>${renderHint(props)}</div>`
}

export function renderSelect(
  props: ControlProps & {
    readonly value: string
    readonly options: readonly (readonly [string, string])[]
  },
): string {
  const { name, label, value, options } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<select id="${name}" name="${name}"${getDescribedBy(props)}>${options
    .map(
      ([key, words]) =>
        `<option value="${escapeHtml(key)}"${key === value ? ' selected' : ''}>${escapeHtml(words)}</option>`,
    )
    .join('')}</select>${renderHint(props)}</div>`
}

/** Renders a file input for a picture. */
export function renderFileInput(
  props: ControlProps & { readonly shown: string; readonly shape: 'avatar' | 'header' },
): string {
  const { name, label, shown, shape } = props
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<div class="picture"><img class="${shape}" src="${escapeHtml(shown)}" alt="">
<input id="${name}" name="${name}" type="file" accept="image/png,image/jpeg,image/webp,image/gif"${getDescribedBy(props)}></div>${renderHint(props)}</div>`
}

/** A form's texts that are other than they were to begin with; a field that was not there was blank. */
export function changedTexts(
  form: HTMLFormElement,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== (before[name] ?? '') ? [[name, value]] : [],
    ),
  )
}

/** Whether there are any. */
export function hasChanges(form: HTMLFormElement, before: Readonly<Record<string, string>>): boolean {
  return Object.keys(changedTexts(form, before)).length > 0
}

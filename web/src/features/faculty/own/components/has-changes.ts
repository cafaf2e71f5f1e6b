/** Whether a form's texts are other than they were to begin with; a field that was not there was blank. */
export function hasChanges(form: HTMLFormElement, before: Readonly<Record<string, string>>): boolean {
  return [...new FormData(form)].some(([name, value]) => value !== (before[name] ?? ''))
}

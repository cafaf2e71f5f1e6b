/** What names a version of a page for `watchVersion`; '' for none. */
export const versionName = (id: string, version: number | null): string =>
  version === null ? '' : `${id}/${version}`

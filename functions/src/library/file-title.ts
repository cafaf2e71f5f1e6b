import { limits } from '@prangan/contract/limits'

/** The name of an uploaded file without its folders, as the desk shows it; in any script, without control characters. */
export function fileTitle(sentName: string, fallback: string): string {
  const name = sentName
    .slice(Math.max(sentName.lastIndexOf('/'), sentName.lastIndexOf('\\')) + 1)
    .toWellFormed()
    .replaceAll(/\p{C}/gu, '')
    .trim()
  return name.slice(0, limits.text.fileName).toWellFormed() || fallback
}

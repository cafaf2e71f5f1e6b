import { fileKinds } from '@prangan/contract/file-kinds'

/**
 * The name and content type of a chosen resume in its owner's staging folder: readable, and unique, since nothing is
 * overwritten there. Browsers know no type for some of these files, so the extension decides.
 */
export function stagedAs(fileName: string): { name: string; contentType: string } {
  const dot = fileName.lastIndexOf('.')
  const ending = fileName.slice(dot + 1).toLowerCase()
  const stem = fileName
    .slice(0, dot)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const kind = Object.values(fileKinds).find(({ extension }) => extension === ending)
  const unique = crypto.randomUUID().slice(0, 8)
  return {
    name: `${stem || 'resume'}-${unique}.${ending}`,
    contentType: kind?.mediaType ?? 'application/octet-stream',
  }
}

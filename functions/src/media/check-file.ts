import type { FileKind, FileRule } from '@prangan/contract/endpoints/endpoint'
import { limits } from '@prangan/contract/limits'
import type { SentFile } from '../http/read-multipart.ts'
import { hasActiveContent } from './active-content.ts'
import { contentTypes } from './content-types.ts'
import { kindOf } from './kind-of.ts'
import { decoded } from './picture.ts'
import { activeContent, wrongFileType } from './refuse-file.ts'

export type CheckedFile = { name: string; contentType: string; bytes: Buffer }

/**
 * A sent file, judged by its bytes: its kind is one that the rule names, a picture is decoded and made anew (which drops
 * EXIF and anything hidden in it), a document that has to be passive runs and fetches nothing, and the name is safe in a path
 * and ends as its kind does. Throws 415 or 400.
 */
export async function checkFile(sent: SentFile, rule: FileRule): Promise<CheckedFile> {
  const kind = await checkKind(sent, rule)
  if (rule.isPassive && (await hasActiveContent(kind, sent.bytes))) throw activeContent(kind)
  const isPicture = kind === 'jpeg' || kind === 'png' || kind === 'webp'
  return {
    name: safeName(sent.name, isPicture ? 'picture' : 'document', kind === 'jpeg' ? 'jpg' : kind),
    contentType: contentTypes[kind],
    bytes: isPicture ? await remake(sent.bytes, kind) : sent.bytes,
  }
}

/** The kind of a sent file by its bytes. Throws 415 for one that the rule doesn't name. */
export async function checkKind(sent: SentFile, rule: FileRule): Promise<FileKind> {
  const kind = await kindOf(sent.bytes)
  if (kind && rule.kinds.includes(kind)) return kind
  throw wrongFileType(rule)
}

const remake = (picture: Buffer, kind: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  decoded(picture, (sharp) => sharp.toFormat(kind))

/** The file's own name in ASCII, without its folder and ending; Hindi or nothing leaves the fallback. */
export function safeName(sentName: string, fallback: string, extension: string): string {
  const stem = sentName
    .slice(Math.max(sentName.lastIndexOf('/'), sentName.lastIndexOf('\\')) + 1)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.text.fileName - 10)
  return `${stem || fallback}.${extension}`
}

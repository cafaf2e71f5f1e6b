import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { type FileKind, fileKinds, type PictureKind, pictureKinds } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import { passiveContent } from './active-content.ts'
import { kindOf } from './kind-of.ts'
import { decoded } from './picture.ts'
import { wrongFileType } from './refuse-file.ts'

export type CheckedFile = { name: string; contentType: string; bytes: Buffer }

/**
 * Checks an uploaded file by its bytes, and makes its name safe in a path. A picture is re-encoded, which drops EXIF and
 * anything hidden. A document that must be passive may not run or load anything. Throws 415 or 400.
 */
export async function checkFile(sent: SentFile, rule: FileRule): Promise<CheckedFile> {
  const kind = await checkKind(sent, rule)
  const picture = pictureKinds.find((one) => one === kind)
  const { extension, mediaType } = fileKinds[kind]
  return {
    name: safeName(sent.name, picture ? 'picture' : 'document', extension),
    contentType: mediaType,
    bytes: picture ? await remake(sent.bytes, picture) : await documentBytes(kind, sent.bytes, rule),
  }
}

const documentBytes = async (kind: FileKind, bytes: Buffer, rule: FileRule): Promise<Buffer> =>
  rule.isPassive ? passiveContent(kind, bytes, rule) : bytes

export async function checkKind(sent: SentFile, rule: FileRule): Promise<FileKind> {
  if (sent.bytes.length === 0) throw new Failure('empty-file')
  const kind = await kindOf(sent.bytes)
  if (kind && rule.kinds.includes(kind)) return kind
  throw wrongFileType(rule)
}

const remake = (picture: Buffer, kind: PictureKind): Promise<Buffer> =>
  decoded(picture, (sharp) => sharp.toFormat(kind))

/**
 * Returns the file's name in ASCII, without folder and extension; a name that leaves nothing, such as one in Hindi, becomes the
 * fallback.
 */
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

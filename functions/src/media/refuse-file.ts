import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import type { FileKind } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import { Failure } from '../lib/failure.ts'

const kindLabels: readonly (readonly [FileKind, label: string])[] = [
  ['pdf', 'a PDF'],
  ['docx', 'a Word document'],
  ['jpeg', 'a JPEG, PNG or WebP picture'],
]

export function wrongFileType({ kinds, isPhoto }: FileRule): Failure {
  if (isPhoto) return new Failure('wrong-photo-type')
  const accepted = kindLabels.filter(([kind]) => kinds.includes(kind)).map(([, label]) => label)
  const message = `This type of file is not accepted. Please choose ${accepted.join(' or ')}.`
  return new Failure('wrong-file-type', { message })
}

/** The catalogue's message is about a notice's file. */
export function fileTooLarge({ maxBytes, isPhoto }: FileRule): Failure {
  if (isPhoto) return new Failure('photo-too-large')
  if (maxBytes === limits.file.notice) return new Failure('file-too-large')
  const megabytes = maxBytes / (1024 * 1024)
  return new Failure('file-too-large', {
    message: `The file is too large. It can be up to ${megabytes} MB.`,
  })
}

export function atField(field: string, error: unknown): unknown {
  if (!(error instanceof Failure) || error.fields) return error
  return new Failure(error.code, { message: error.message, fields: { [field]: error.message }, cause: error })
}

import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { libraryEndpoints } from '@prangan/contract/endpoints/library'
import { mediaTypesOf } from '@prangan/contract/file-kinds'

/** What a file input of the library takes: a check here saves an upload, the server looks at the bytes. */
export type FileInput = {
  accept: string
  hint: string
  /** What is wrong with a file; undefined if nothing is. */
  wrong: (file: File) => string | undefined
}

const megabytes = (rule: FileRule): number => rule.maxBytes / 2 ** 20

function fileInput(rule: FileRule, what: string): FileInput {
  const types = mediaTypesOf(rule.kinds)
  return {
    accept: types.join(','),
    hint: `${what}, up to ${megabytes(rule)} MB.`,
    wrong: (file) => {
      if (!types.includes(file.type)) return `Please choose ${what.replace(/^A /, 'a ')}.`
      return file.size > rule.maxBytes
        ? `The file is too large. It may have up to ${megabytes(rule)} MB.`
        : undefined
    },
  }
}

export const pictureInput = fileInput(
  libraryEndpoints.addPicture.body.files.picture,
  'A JPEG, PNG or WebP picture',
)
export const documentInput = fileInput(libraryEndpoints.addDocument.body.files.document, 'A PDF')

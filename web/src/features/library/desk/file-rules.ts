import type { FileRule } from '@prangan/contract/endpoints/endpoint'
import { libraryEndpoints } from '@prangan/contract/endpoints/library'
import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'

const texts = () => deskMessages().library.files
type FileTexts = ReturnType<typeof texts>['picture']

/** What a file input of the library takes: a check here saves an upload, the server looks at the bytes. */
export type FileInput = {
  accept: string
  hint: () => string
  /** What is wrong with a file; undefined if nothing is. */
  wrong: (file: File) => string | undefined
}

const megabytes = (rule: FileRule): number => rule.maxBytes / 2 ** 20

function fileInput(rule: FileRule, fileTexts: () => FileTexts): FileInput {
  const types = mediaTypesOf(rule.kinds)
  return {
    accept: types.join(','),
    hint: () => fileTexts().hint(megabytes(rule)),
    wrong: (file) => {
      if (file.size === 0) return errorText('empty-file')
      if (!types.includes(file.type)) return fileTexts().choose
      return file.size > rule.maxBytes ? texts().tooLarge(megabytes(rule)) : undefined
    },
  }
}

export const pictureInput = fileInput(libraryEndpoints.addPicture.body.files.picture, () => texts().picture)
export const documentInput = fileInput(
  libraryEndpoints.addDocument.body.files.document,
  () => texts().document,
)

import { newsEndpoints } from '@prangan/contract/endpoints/news'
import { errors } from '@prangan/contract/errors'
import { UploadNewsInputSchema } from '@prangan/contract/schemas/news'
import * as z from 'zod/mini'

const rule = newsEndpoints.uploadNews.body.files.myfile
const mimeTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
const accepted: readonly string[] = rule.kinds.map((kind) => mimeTypes[kind])

/** What the file dialog offers. */
export const acceptedFiles = accepted.join(',')

/** The upload form: the call's input and its file. The checks save a trip; the server looks at the bytes. */
export const UploadFormSchema = z.extend(UploadNewsInputSchema, {
  file: z.optional(
    z
      .custom<File>((value) => value instanceof File)
      .check(
        z.refine((file) => file.size <= rule.maxBytes, errors['file-too-large'][1]),
        z.refine((file) => accepted.includes(file.type), errors['wrong-file-type'][1]),
      ),
  ),
})
export type UploadForm = z.infer<typeof UploadFormSchema>

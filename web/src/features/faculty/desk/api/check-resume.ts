import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { fileKinds, kindOfBytes, signatureLength } from '@prangan/contract/file-kinds'
import * as z from 'zod/mini'
import { deskMessages } from '../../../../messages/desk.ts'
import { errorText } from '../../../../messages/error-text.ts'

const texts = () => deskMessages().profiles.resume
const { kinds, maxBytes } = facultyEndpoints.updateFacultyDetails.body.files.resume
const endings = kinds.map((kind) => `.${fileKinds[kind].extension}`)

export const acceptedResumes = endings.join(',')

export const mostMegabytes = maxBytes / (1024 * 1024)

/**
 * The error of a chosen resume, by its name, its size and its first bytes; undefined if there is none. This saves an
 * upload; the server checks the whole file.
 */
export async function resumeProblem(file: File): Promise<string | undefined> {
  const isNamedSo = endings.some((ending) => file.name.toLowerCase().endsWith(ending))
  if (!isNamedSo) return texts().wrongType
  if (file.size === 0) return errorText('empty-file')
  if (file.size > maxBytes) return texts().tooLarge(mostMegabytes)
  try {
    const beginning = await file.slice(0, signatureLength).arrayBuffer()
    return kindOfBytes(new Uint8Array(beginning), kinds) ? undefined : texts().notWhatItSays
  } catch {
    return texts().unreadable
  }
}

/** A chosen resume, or none; the same check. */
export const ChosenResumeSchema = z.nullable(
  z.custom<File>().check(async ({ value, issues }) => {
    const message = await resumeProblem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }),
)

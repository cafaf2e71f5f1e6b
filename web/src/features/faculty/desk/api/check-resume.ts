import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { fileKinds } from '@prangan/contract/file-kinds'
import { deskMessages } from '../../../../messages/desk.ts'

const texts = () => deskMessages().profiles.resume
const { kinds, maxBytes } = facultyEndpoints.updateFacultyDetails.body.files.resume
const endings = kinds.map((kind) => `.${fileKinds[kind].extension}`)

/** The file types that the file dialog offers for a resume. */
export const acceptedResumes = endings.join(',')

/** How large a resume may be, in MB. */
export const mostMegabytes = maxBytes / (1024 * 1024)

/** The error of a chosen resume; undefined if there is none. This saves a request; the server checks the bytes. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isAccepted = endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isAccepted) return texts().wrongType
  if (size > maxBytes) return texts().tooLarge(mostMegabytes)
  return undefined
}

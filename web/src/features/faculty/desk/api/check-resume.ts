import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'

const { kinds, maxBytes } = facultyEndpoints.updateFacultyDetails.body.files.resume
const endings = kinds.map((kind) => `.${kind}`)

/** What the file dialog offers for a resume. */
export const acceptedResumes = endings.join(',')

/** How large a resume may be, in MB. */
export const mostMegabytes = maxBytes / (1024 * 1024)

/** What is wrong with a file that is to be a resume; undefined where nothing is. It saves a trip; the server looks at the bytes. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isAccepted = endings.some((ending) => name.toLowerCase().endsWith(ending))
  if (!isAccepted) return 'This type of file is not accepted. Please choose a PDF or a Word document.'
  if (size > maxBytes) return `The file is too large. It may have up to ${mostMegabytes} MB.`
  return undefined
}

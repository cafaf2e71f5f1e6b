import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'

/** The URL of a member's photo; '' if there is none. */
export function photoUrl(photo: string): string {
  return photo && fileUrl(storagePaths.facultyPhoto(photo))
}

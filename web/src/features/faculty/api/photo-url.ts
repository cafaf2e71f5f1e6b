import { fileUrl, storagePaths } from '@prangan/contract/paths'

/** Where a member's photo is served; '' where there is none. */
export function photoUrl(photo: string): string {
  return photo && fileUrl(storagePaths.facultyPhoto(photo))
}

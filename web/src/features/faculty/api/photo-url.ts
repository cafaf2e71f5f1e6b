import { fileUrl, objects } from '@prangan/contract/paths'

/** Where a member's photo is served; '' where there is none. */
export function photoUrl(photo: string): string {
  return photo && fileUrl(objects.facultyPhoto(photo))
}

import { PersonPhoto } from '../../../../ui/person-photo.tsx'
import { photoUrl } from '../../api/photo-url.ts'
import type { MemberRow } from '../api/member-row.ts'

type MemberPhotoProps = {
  member: Pick<MemberRow, 'name' | 'photo' | 'isRemoved'>
  className?: string
  isMain?: boolean
}

/** Where a member's photo is; '' where there is none. Of one who was removed, the site serves none. */
export function photoOf({ photo, isRemoved }: Pick<MemberRow, 'photo' | 'isRemoved'>): string {
  return isRemoved ? '' : photoUrl(photo)
}

/** A member's photo, or their initials. */
export function MemberPhoto({ member, ...look }: MemberPhotoProps) {
  return <PersonPhoto name={member.name} src={photoOf(member)} {...look} />
}

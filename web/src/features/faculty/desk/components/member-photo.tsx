import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import type { MemberRow } from '../api/member-row.ts'
import { useMemberPhoto } from '../api/use-member-photo.ts'

type MemberPhotoProps = {
  member: Pick<MemberRow, 'name' | 'photo' | 'isRemoved'>
  className?: string
  isMain?: boolean
}

export function MemberPhoto({ member, ...look }: MemberPhotoProps) {
  return <PersonPhoto name={member.name} src={useMemberPhoto(member)} {...look} />
}

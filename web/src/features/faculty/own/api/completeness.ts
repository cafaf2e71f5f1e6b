import { deskMessages } from '../../../../messages/desk.ts'
import type { FacultyMember } from '../../api/faculty-member.ts'
import { labelledProfileFields } from './profile-fields.ts'

const photo = () => deskMessages().profiles.photo
const resume = () => deskMessages().profiles.resume

/** Something that a visitor looks for in a profile and does not find; `name` is its field in the form. */
export type Missing = { name: string; label: string }

/** Fields without which a profile still counts as complete: not everyone has supervised, or has more to add. */
const optional: readonly string[] = ['masters_supervised', 'phd_supervised', 'other_info']

export function completenessOf(profile: FacultyMember): { share: number; missing: readonly Missing[] } {
  const wanted = [
    { name: 'photo', label: photo().label, text: profile.photo },
    { name: 'stagedResume', label: resume().label, text: profile.resume },
    ...labelledProfileFields()
      .filter(({ name }) => !optional.includes(name))
      .map(({ name, label, of }) => ({ name, label, text: profile[of] })),
  ]
  const missing = wanted.filter(({ text }) => text === '').map(({ name, label }) => ({ name, label }))
  return { share: 1 - missing.length / wanted.length, missing }
}

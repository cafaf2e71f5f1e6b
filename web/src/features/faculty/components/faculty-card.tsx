import { college } from '@prangan/college/config'
import { profileSlug } from '@prangan/contract/profile-slug'
import { messages } from '../../../messages/index.ts'
import { termInLanguage } from '../../../messages/language.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { cardPhotoClass } from '../../../ui/people/person-cards.tsx'
import { PersonPhoto } from '../../../ui/people/person-photo.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { FacultyMember } from '../api/faculty-member.ts'
import { photoUrl } from '../api/photo-url.ts'

export type CardHeading = 'h2' | 'h3'

/** In letters: a longer name is smaller, or its card would be higher than the others of the row. */
const longName = 36

/** A member in the list. All of the card leads to the profile, except the e-mail address. */
export function FacultyCard({ member, heading: Heading }: { member: FacultyMember; heading: CardHeading }) {
  const { uid, name, designation, email, photo } = member
  const { faculty } = messages()
  return (
    <li className="group relative card flex overflow-hidden hover:border-marigold-500">
      <PersonPhoto name={name} src={photoUrl(photo)} className={cardPhotoClass} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <Heading
          className={classNames(
            'font-serif leading-tight font-semibold wrap-anywhere text-indigo-900',
            name.length > longName ? 'text-md' : 'text-lg',
          )}
        >
          <UserText text={name} />
        </Heading>
        <p className="text-sm text-marigold-700">
          <UserText text={termInLanguage(college.designations, designation)} />
        </p>
        <p className="relative z-1 w-fit text-sm wrap-anywhere">
          <a
            href={`mailto:${email}`}
            title={email}
            className="inline-block min-h-6 text-muted underline hover:text-marigold-700"
          >
            {faculty.profile.email}
            <span className="sr-only"> {email}</span>
          </a>
        </p>
        <p className="pt-3">
          <a
            href={paths.facultyProfile.href(profileSlug({ id: uid, name }))}
            className="inline-flex min-h-6 items-center gap-2 text-sm font-semibold text-indigo-800 group-hover:text-marigold-700 after:absolute after:inset-0 after:rounded-card"
          >
            {faculty.viewProfile}
            <span className="sr-only">{faculty.ofMember(name)}</span>
            <Icon name="arrow" className="size-4 transition-transform group-hover:translate-x-1" />
          </a>
        </p>
      </div>
    </li>
  )
}

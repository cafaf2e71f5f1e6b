import { classNames } from '../../../ui/class-names.ts'
import { UserText } from '../../../ui/user-text.tsx'
import type { FacultyMember } from '../api/faculty-member.ts'

/** '17' as '17 years'; a text with its own unit stays as it is. */
const years = (text: string): string =>
  /^\d+$/.test(text) ? `${text} ${text === '1' ? 'year' : 'years'}` : text

type Detail = { label: string; of: (member: FacultyMember) => string; width?: string }

const half = 'lg:col-span-2'

const details: readonly Detail[] = [
  { label: 'Highest qualification', of: (member) => member.highestQualification },
  { label: 'Teaching experience', of: (member) => years(member.teachingExperience) },
  { label: 'Masters supervised', of: (member) => member.mastersSupervised },
  { label: 'Ph.D. supervised', of: (member) => member.phdSupervised },
  { label: 'Area of interest', of: (member) => member.areaOfInterest, width: half },
  { label: 'Publications, books and patents', of: (member) => member.publicationsBooksPatents, width: half },
  {
    label: 'Seminars, conferences and workshops organized',
    of: (member) => member.seminarsOrganized,
    width: half,
  },
  {
    label: 'Seminars, conferences and workshops attended',
    of: (member) => member.seminarsAttended,
    width: half,
  },
  { label: 'Fellowships and awards', of: (member) => member.fellowshipAwards, width: half },
  { label: 'Memberships', of: (member) => member.membership, width: half },
  { label: 'Other information', of: (member) => member.otherInfo, width: 'sm:col-span-2 lg:col-span-4' },
]

/** Every field of a profile, N/A for blank ones. */
export function ProfileDetails({ member }: { member: FacultyMember }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-4">
      {details.map(({ label, of, width }) => {
        const text = of(member)
        return (
          <div key={label} className={classNames('bg-white p-4 sm:p-5', width)}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className={classNames('wrap-anywhere', text ? 'font-medium text-indigo-900' : 'text-muted')}>
              <UserText text={text || 'N/A'} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

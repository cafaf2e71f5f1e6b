import { type Messages, messages } from '../../../messages/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { UserText } from '../../../ui/user-text.tsx'
import type { FacultyMember } from '../api/faculty-member.ts'

/** '17' as '17 years'; a text with its own unit stays as it is. */
const years = (text: string): string => (/^\d+$/.test(text) ? messages().faculty.profile.years(text) : text)

type Detail = keyof Messages['faculty']['profile']['details']

const half = 'lg:col-span-2'

const widths: Readonly<Record<Detail, string | undefined>> = {
  highestQualification: undefined,
  teachingExperience: undefined,
  mastersSupervised: undefined,
  phdSupervised: undefined,
  areaOfInterest: half,
  publicationsBooksPatents: half,
  seminarsOrganized: half,
  seminarsAttended: half,
  fellowshipAwards: half,
  membership: half,
  otherInfo: 'sm:col-span-2 lg:col-span-4',
}

type ProfileDetailsProps = {
  member: FacultyMember
  /** Without what is blank, for its owner, who is told elsewhere what is missing. */
  hidesBlank?: boolean
}

export function ProfileDetails({ member, hidesBlank = false }: ProfileDetailsProps) {
  const { details, blank } = messages().faculty.profile
  const names = (Object.keys(widths) as Detail[]).filter((name) => !hidesBlank || member[name])
  if (names.length === 0) return null
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-white shadow-card sm:grid-cols-2 lg:grid-cols-4">
      {names.map((name) => {
        const text = name === 'teachingExperience' ? years(member[name]) : member[name]
        return (
          <div key={name} className={classNames('p-4 ring-1 ring-line sm:p-5', widths[name])}>
            <dt className="text-xs text-muted">{details[name]}</dt>
            <dd
              className={classNames(
                'wrap-anywhere',
                text ? 'text-indigo-900' : 'text-muted',
                // The others may be paragraphs.
                text !== '' && !widths[name] && 'font-semibold',
              )}
            >
              {text ? <UserText text={text} /> : blank}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

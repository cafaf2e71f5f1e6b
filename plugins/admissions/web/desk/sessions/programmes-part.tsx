import { college } from '@prangan/college/config'
import { courses, isCourse } from '@prangan/contract/schemas/admissions'
import { fieldOptions } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import { categoryShortName } from '@prangan/web/features/admissions/category-names.ts'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { Button } from '@prangan/web/ui/button.tsx'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { admissionDeskMessages } from '../messages.ts'
import { blankProgramme } from './blank-session.ts'
import { FeeFields } from './fee-fields.tsx'
import { shownSum, sumsOf } from './fee-sums.ts'
import { ChoiceInput, TextInput } from './fields.tsx'
import { Part } from './part.tsx'
import { commonEnd, statusIn, thisMinute, withCommonEnd } from './programme-dates.ts'
import { MeritFields, SeatFields } from './rule-fields.tsx'
import { SchemeFields } from './scheme-fields.tsx'
import type { TypedProgramme, TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

type ProgrammesPartProps = {
  session: TypedSession
  onChange: (programmes: TypedProgramme[]) => void
  openParts: ReadonlySet<string>
  onToggle: (part: string, isOpen: boolean) => void
}

/** The programmes: each with its dates in view, and its rules closed to a line. */
export function ProgrammesPart({ session, onChange, openParts, onToggle }: ProgrammesPartProps) {
  return (
    <ItemList
      noun={texts().nouns.programme}
      items={session.programmes}
      onChange={onChange}
      blank={() => withCommonEnd(blankProgramme(session.reservedCategories), session.programmes)}
      max={admissionLimits.programmes}
    >
      {(programme, { at, change }) => (
        <ProgrammeFields
          at={at}
          session={session}
          programme={programme}
          onChange={(changes) => change({ ...programme, ...changes })}
          openParts={openParts}
          onToggle={onToggle}
        />
      )}
    </ItemList>
  )
}

const tones = { before: 'plain', open: 'success', closed: 'danger' } as const

type ProgrammeFieldsProps = Omit<ProgrammesPartProps, 'onChange'> & {
  at: number
  programme: TypedProgramme
  onChange: (changes: Partial<TypedProgramme>) => void
}

function ProgrammeFields({ at, session, programme, onChange, openParts, onToggle }: ProgrammeFieldsProps) {
  const path = `programmes.${at}`
  const sums = sumsOf(programme.fee)
  const part = (name: string) => ({
    isOpen: openParts.has(`${path}.${name}`),
    onToggle: (isOpen: boolean) => onToggle(`${path}.${name}`, isOpen),
    isInner: true,
  })
  const faculties = [...new Set([...session.programmes, ...session.subjects].map(({ faculty }) => faculty))]
  return (
    <div className="grid gap-4 rounded-card border border-line bg-paper p-4">
      <CourseAndDates
        path={path}
        programme={programme}
        others={session.programmes.filter((each) => each !== programme)}
        onChange={onChange}
      />
      <Part
        {...part('basics')}
        title={texts().programme.basics}
        summary={[
          texts().levels[programme.level],
          facultyName(programme.faculty),
          sums.amount && texts().programme.feeSummary(shownSum(sums.amount), shownSum(sums.cautionMoney)),
        ]
          .filter(Boolean)
          .join(' · ')}
        paths={[`${path}.faculty`, `${path}.fee`, `${path}.level`, `${path}.key`]}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceInput
            path={`${path}.level`}
            label={texts().programme.level}
            value={programme.level}
            options={['bachelor', 'master']}
            labels={texts().levels}
            onChange={(level) => onChange({ level })}
          />
          <TextInput
            path={`${path}.faculty`}
            label={texts().faculty}
            hint={texts().facultyHint}
            isRequired
            value={programme.faculty}
            suggestions={[...new Set([...faculties.filter(Boolean), ...Object.keys(college.faculties)])]}
            onChange={(faculty) => onChange({ faculty })}
          />
        </div>
        <FeeFields path={path} programme={programme} onChange={onChange} />
      </Part>
      <Part
        {...part('seats')}
        title={texts().programme.seats}
        summary={texts().seats.summary(
          programme.seats.total,
          session.reservedCategories.map((key) => [
            categoryShortName(key),
            programme.seats.vertical[key] ?? '',
          ]),
        )}
        paths={[`${path}.seats`, `${path}.convertsFrom`]}
      >
        <SeatFields
          path={`${path}.seats`}
          seats={programme.seats}
          categories={session.reservedCategories}
          onChange={(seats) => onChange({ seats })}
        />
        <TextInput
          path={`${path}.convertsFrom`}
          label={texts().seats.convertsFrom}
          hint={texts().seats.convertsFromHint}
          isRequired
          isNumeric
          value={programme.convertsFrom}
          onChange={(convertsFrom) => onChange({ convertsFrom })}
        />
      </Part>
      <Part
        {...part('merit')}
        title={texts().programme.merit}
        summary={texts().merit.summary(programme.merit.weights, programme.merit.minimum.general ?? '')}
        paths={[`${path}.merit`]}
      >
        <MeritFields
          path={`${path}.merit`}
          merit={programme.merit}
          categories={session.reservedCategories}
          onChange={(merit) => onChange({ merit })}
        />
      </Part>
      <Part
        {...part('scheme')}
        title={texts().programme.scheme}
        summary={
          programme.hasScheme ? texts().scheme.summary(programme.scheme.groups.length) : texts().scheme.none
        }
        paths={[`${path}.scheme`]}
      >
        <SchemeFields
          path={`${path}.scheme`}
          programme={programme}
          subjects={session.subjects}
          onChange={onChange}
        />
      </Part>
    </div>
  )
}

type CourseAndDatesProps = Pick<ProgrammeFieldsProps, 'programme' | 'onChange'> & {
  path: string
  others: readonly TypedProgramme[]
}

/** What is in view also when the rules are closed: the course, and from when until when it takes applications. */
function CourseAndDates({ path, programme, others, onChange }: CourseAndDatesProps) {
  const status = statusIn(programme, new Date())
  const end = fromTimeInput(status === 'closed' ? commonEnd(programme.level, others) : '')
  const openAt = (opensAt: string) => onChange(withCommonEnd({ ...programme, opensAt }, others))
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_auto]">
      <ChoiceInput
        path={`${path}.course`}
        label={texts().programme.course}
        isRequired
        value={programme.course}
        options={isCourse(programme.course) ? courses : [programme.course, ...courses]}
        labels={{
          ...fieldOptions().course,
          [programme.course]: courseName(programme.course) || texts().choose,
        }}
        onChange={(course) => onChange({ course, level: levelOf(course, programme.level) })}
      />
      <TextInput
        path={`${path}.opensAt`}
        label={texts().programme.opensAt}
        isRequired
        type="datetime-local"
        value={programme.opensAt}
        onChange={openAt}
      />
      <TextInput
        path={`${path}.closesAt`}
        label={texts().programme.closesAt}
        isRequired
        type="datetime-local"
        value={programme.closesAt}
        onChange={(closesAt) => onChange({ closesAt })}
      />
      <div className="grid content-start gap-2 text-sm">
        {status && (
          <p>
            <Badge tone={tones[status]}>{texts().programmeStatuses[status]}</Badge>
          </p>
        )}
        {status === 'open' && (
          <p>
            <Button look="secondary" size="small" onClick={() => onChange({ closesAt: thisMinute() })}>
              {texts().programme.closeNow}
            </Button>
          </p>
        )}
        {status === 'before' && (
          <p>
            <Button look="secondary" size="small" onClick={() => openAt(thisMinute())}>
              {texts().programme.openNow}
            </Button>
          </p>
        )}
        {end && (
          <p>
            <Button look="secondary" size="small" onClick={() => onChange({ closesAt: toTimeInput(end) })}>
              {texts().programme.openUntil(formatDateTime(end))}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

function facultyName(typed: string): string {
  const named = Object.entries(college.faculties).find(([key]) => key === typed)
  return named ? inLanguage(named[1]) : typed
}

/** The level that a course's name says, where nobody has chosen another. */
const levelOf = (course: string, level: TypedProgramme['level']): TypedProgramme['level'] =>
  course.startsWith('Master') ? 'master' : level

export function programmesSummary({ programmes }: TypedSession, now: Date): string {
  const open = programmes.filter((programme) => statusIn(programme, now) === 'open')
  const closing = open
    .flatMap(({ closesAt }) => fromTimeInput(closesAt) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0)
  return texts().programmesSummary(programmes.length, open.length, closing ? formatDateTime(closing) : '')
}

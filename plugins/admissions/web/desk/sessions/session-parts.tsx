import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { admissionDeskMessages } from '../messages.ts'
import { AdmissionDayFields, admissionDaySummary } from './admission-day-fields.tsx'
import { TextInput, Tick } from './fields.tsx'
import {
  ClaimsFields,
  DocumentsFields,
  RefundFields,
  type SessionFieldsProps,
  SubjectsFields,
} from './list-fields.tsx'
import { Part } from './part.tsx'
import { PaymentFields, paymentSummary } from './payment-fields.tsx'
import { ProgrammesPart, programmesSummary } from './programmes-part.tsx'
import { RoundFields, roundsSummary } from './round-fields.tsx'
import { UniversityFields } from './university-fields.tsx'

const texts = () => admissionDeskMessages().admissionSessions

type SessionPartsProps = SessionFieldsProps & {
  openParts: ReadonlySet<string>
  onToggle: (part: string, isOpen: boolean) => void
}

/** A session's parts, each closed to a line until somebody needs it. */
export function SessionParts({ session, onChange, openParts, onToggle }: SessionPartsProps) {
  const part = (name: string) => ({
    isOpen: openParts.has(name),
    onToggle: (isOpen: boolean) => onToggle(name, isOpen),
  })
  const namesOf = (list: readonly { name: LocalizedText }[]) =>
    list.map(({ name }) => inLanguage(name)).join(', ')
  return (
    <>
      <Part
        {...part('general')}
        title={texts().parts.general}
        summary={texts().generalSummary(
          session.name,
          session.isVisible,
          session.lastDate ? formatDate(session.lastDate) : '',
        )}
        paths={['name', 'isVisible', 'lastDate', 'listsUntil']}
      >
        <GeneralFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('programmes')}
        title={texts().parts.programmes}
        summary={programmesSummary(session, new Date())}
        paths={['programmes']}
      >
        <ProgrammesPart
          session={session}
          onChange={(programmes) => onChange({ programmes })}
          openParts={openParts}
          onToggle={onToggle}
        />
      </Part>
      <Part
        {...part('rounds')}
        title={texts().parts.rounds}
        summary={roundsSummary(session)}
        paths={['rounds', 'holidays']}
      >
        <RoundFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('subjects')}
        title={texts().parts.subjects}
        summary={namesOf(session.subjects) || texts().none}
        paths={['subjects']}
      >
        <SubjectsFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('claims')}
        title={texts().parts.claims}
        summary={namesOf(session.claims) || texts().none}
        paths={['claims']}
      >
        <ClaimsFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('documents')}
        title={texts().parts.documents}
        summary={namesOf(session.documents) || texts().none}
        paths={['documents']}
      >
        <DocumentsFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('admissionDay')}
        title={texts().parts.admissionDay}
        summary={admissionDaySummary(session)}
        paths={['admissionDay']}
      >
        <AdmissionDayFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('payment')}
        title={texts().parts.payment}
        summary={paymentSummary(session)}
        paths={['payment']}
      >
        <PaymentFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('refund')}
        title={texts().parts.refund}
        summary={texts().refund.summary(session.refund.steps.length, session.refund.payWithin)}
        paths={['refund']}
      >
        <RefundFields session={session} onChange={onChange} />
      </Part>
      <Part
        {...part('university')}
        title={texts().parts.university}
        summary={texts().university.summary(session.columns.split('\n').filter((line) => line.trim()).length)}
        paths={['registration', 'columns']}
      >
        <UniversityFields session={session} onChange={onChange} />
      </Part>
    </>
  )
}

function GeneralFields({ session, onChange }: SessionFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextInput
          path="name"
          label={texts().general.name}
          hint={texts().general.nameHint}
          isRequired
          max={7}
          value={session.name}
          onChange={(name) => onChange({ name })}
        />
        <TextInput
          path="lastDate"
          label={texts().general.lastDate}
          hint={texts().general.lastDateHint}
          isRequired
          type="date"
          value={session.lastDate}
          onChange={(lastDate) => onChange({ lastDate })}
        />
        <TextInput
          path="listsUntil"
          label={texts().general.listsUntil}
          hint={texts().general.listsUntilHint}
          isRequired
          type="date"
          value={session.listsUntil}
          onChange={(listsUntil) => onChange({ listsUntil })}
        />
      </div>
      <Tick
        label={texts().general.isVisible}
        isOn={session.isVisible}
        onChange={(isVisible) => onChange({ isVisible })}
      />
      <Tick
        label={texts().general.showsSeats}
        isOn={session.showsSeats}
        onChange={(showsSeats) => onChange({ showsSeats })}
      />
    </>
  )
}

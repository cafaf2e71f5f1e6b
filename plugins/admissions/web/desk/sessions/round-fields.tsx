import { formatDate } from '@prangan/web/lib/format-day.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { admissionDeskMessages } from '../messages.ts'
import { TextInput } from './fields.tsx'
import type { SessionFieldsProps } from './list-fields.tsx'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

export function roundsSummary({ rounds }: TypedSession): string {
  const days = rounds.flatMap(({ listOn }) => (listOn ? [formatDate(listOn)] : []))
  return days.length > 0 ? days.join(' · ') : texts().rounds.none
}

/** The days that are announced for each list, and the holidays of the session. */
export function RoundFields({ session, onChange }: SessionFieldsProps) {
  const { rounds, holidays } = session
  return (
    <>
      <p className="text-sm text-muted">{texts().rounds.hint}</p>
      <ItemList
        noun={texts().nouns.round}
        items={rounds}
        onChange={(changed) => onChange({ rounds: changed })}
        blank={() => ({ listOn: '', offersUntil: '' })}
        max={admissionLimits.rounds}
      >
        {(round, { at, change }) => {
          const path = `rounds.${at}`
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextInput
                path={`${path}.listOn`}
                label={texts().rounds.listOn}
                isRequired
                type="date"
                value={round.listOn}
                onChange={(listOn) => change({ ...round, listOn })}
              />
              <TextInput
                path={`${path}.offersUntil`}
                label={texts().rounds.offersUntil}
                isRequired
                type="date"
                value={round.offersUntil}
                onChange={(offersUntil) => change({ ...round, offersUntil })}
              />
            </div>
          )
        }}
      </ItemList>
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold text-indigo-950">{texts().rounds.holidays}</h3>
        <p className="text-sm text-muted">{texts().rounds.holidaysHint}</p>
      </div>
      <ItemList
        noun={texts().nouns.holiday}
        items={holidays}
        onChange={(changed) => onChange({ holidays: changed })}
        blank={() => ''}
        max={admissionLimits.holidays}
      >
        {(day, { at, change }) => (
          <TextInput
            path={`holidays.${at}`}
            label={texts().rounds.holiday}
            isRequired
            type="date"
            value={day}
            onChange={change}
          />
        )}
      </ItemList>
    </>
  )
}

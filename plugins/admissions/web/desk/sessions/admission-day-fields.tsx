import { formatDate } from '@prangan/web/lib/format-day.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { admissionLimits } from '../../../contract/limits.ts'
import { admissionOrders } from '../../../contract/schemas/admission-day.ts'
import { admissionDeskMessages } from '../messages.ts'
import { blankPaper } from './blank-session.ts'
import { ChoiceInput, TextInput } from './fields.tsx'
import { KeyedName } from './keyed-name.tsx'
import { papersWho, type SessionFieldsProps, whoLabelsIn } from './list-fields.tsx'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

export function admissionDaySummary({ admissionDay, lastDate }: TypedSession): string {
  const { summary, orders } = texts().admissionDay
  const until = admissionDay.undertakingsUntil || lastDate
  return summary(orders[admissionDay.order], until && formatDate(until))
}

/** The day of admission: what comes first, the papers besides the documents, and how long they can be owed. */
export function AdmissionDayFields({ session, onChange }: SessionFieldsProps) {
  const { admissionDay, claims } = session
  const { papers } = admissionDay
  const change = (changes: Partial<TypedSession['admissionDay']>) =>
    onChange({ admissionDay: { ...admissionDay, ...changes } })
  const named = claims.filter(({ key }) => key !== '')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceInput
          path="admissionDay.order"
          label={texts().admissionDay.order}
          hint={texts().admissionDay.orderHint}
          value={admissionDay.order}
          options={admissionOrders}
          labels={texts().admissionDay.orders}
          onChange={(order) => change({ order })}
        />
        <TextInput
          path="admissionDay.undertakingsUntil"
          label={texts().admissionDay.undertakingsUntil}
          hint={texts().admissionDay.undertakingsHint}
          type="date"
          value={admissionDay.undertakingsUntil}
          onChange={(undertakingsUntil) => change({ undertakingsUntil })}
        />
      </div>
      <p className="text-sm text-muted">{texts().admissionDay.papersHint}</p>
      <ItemList
        noun={texts().nouns.paper}
        items={papers}
        onChange={(changed) => change({ papers: changed })}
        blank={blankPaper}
        max={admissionLimits.documents}
      >
        {(paper, tools) => {
          const path = `admissionDay.papers.${tools.at}`
          return (
            <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
              <KeyedName path={path} item={paper} items={papers} onChange={tools.change} />
              <ChoiceInput
                path={`${path}.neededFor`}
                label={texts().document.who}
                value={paper.who}
                options={[...new Set([...papersWho, ...named.map(({ key }) => `claim:${key}`), paper.who])]}
                labels={whoLabelsIn(claims)}
                onChange={(who) => tools.change({ ...paper, who })}
              />
            </div>
          )
        }}
      </ItemList>
    </>
  )
}

import { state } from '@prangan/contract/states/profile'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { ItemList } from '@prangan/web/ui/desk/items/item-list.tsx'
import { exams, tieBreaks, verticalsOf } from '../../../contract/schemas/merit-rules.ts'
import { groupKeys, groupName } from '../../group-name.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ChoiceInput, Several, TextInput, useErrorAt } from './fields.tsx'
import type { TypedProgramme } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions
export const headOf = (vertical: string): string =>
  vertical === 'open' ? texts().seats.open : categoryName(vertical)

const labelsOf = (keys: readonly string[], nameOf: (key: string) => string): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, nameOf(key)]))

type Seats = TypedProgramme['seats']
type SeatFieldsProps = {
  path: string
  seats: Seats
  /** The reserved categories of the session. */
  categories: readonly string[]
  onChange: (seats: Seats) => void
}

function IssueMessage({ path }: { path: string }) {
  const error = useErrorAt(path)
  return error ? <p className="text-sm font-medium text-danger">{error}</p> : null
}

export function SeatFields({ path, seats, categories, onChange }: SeatFieldsProps) {
  const verticals = verticalsOf(categories)
  const groups = groupKeys(seats.horizontal.map(({ key }) => key))
  const change = (changes: Partial<Seats>) => onChange({ ...seats, ...changes })
  return (
    <>
      <TextInput
        path={`${path}.total`}
        label={texts().seats.total}
        isRequired
        isNumeric
        max={5}
        value={seats.total}
        onChange={(total) => change({ total })}
      />
      <div className="grid gap-2">
        <p className="text-sm text-muted">{texts().seats.verticalHint}</p>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {categories.map((key) => (
            <TextInput
              key={key}
              path={`${path}.vertical.${key}`}
              label={texts().seats.percentFor(headOf(key))}
              isNumeric
              value={seats.vertical[key] ?? ''}
              onChange={(percent) => change({ vertical: { ...seats.vertical, [key]: percent } })}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-muted">{texts().seats.horizontalHint}</p>
        <IssueMessage path={`${path}.horizontal`} />
        <ItemList
          noun={texts().nouns.horizontal}
          items={seats.horizontal}
          onChange={(horizontal) => change({ horizontal })}
          blank={() => {
            const next = state.groups.find(({ key }) => !seats.horizontal.some((each) => each.key === key))
            return { key: next?.key ?? '', percent: String(next?.share ?? '') }
          }}
          max={groups.length}
        >
          {(item, tools) => {
            const at = seats.horizontal.indexOf(item)
            return (
              <div className="grid gap-4 sm:grid-cols-2">
                <ChoiceInput
                  path={`${path}.horizontal.${at}.key`}
                  label={texts().seats.group}
                  value={item.key}
                  options={groups}
                  labels={labelsOf(groups, groupName)}
                  onChange={(key) => tools.change({ ...item, key })}
                />
                <TextInput
                  path={`${path}.horizontal.${at}.percent`}
                  label={texts().seats.percent}
                  isNumeric
                  value={item.percent}
                  onChange={(percent) => tools.change({ ...item, percent })}
                />
              </div>
            )
          }}
        </ItemList>
      </div>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{texts().seats.conversionHint}</p>
        {categories.map((key) => (
          <Several
            key={key}
            path={`${path}.conversion.${key}`}
            label={texts().seats.conversionFrom(headOf(key))}
            options={verticals.filter((vertical) => vertical !== key)}
            labels={labelsOf(verticals, headOf)}
            chosen={seats.conversion[key] ?? []}
            onChange={(to) => change({ conversion: { ...seats.conversion, [key]: to } })}
            isOrdered
          />
        ))}
      </div>
    </>
  )
}

/** In the order of the form. */
const minimumKeys = (categories: readonly string[]): string[] =>
  ['general', ...categories].toSorted(
    (one, other) => state.formOrder.indexOf(one) - state.formOrder.indexOf(other),
  )

type Merit = TypedProgramme['merit']
type MeritFieldsProps = {
  path: string
  merit: Merit
  categories: readonly string[]
  onChange: (merit: Merit) => void
}

export function MeritFields({ path, merit, categories, onChange }: MeritFieldsProps) {
  const change = (changes: Partial<Merit>) => onChange({ ...merit, ...changes })
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm text-muted">{texts().merit.weightsHint}</p>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {exams.map((key) => (
            <TextInput
              key={key}
              path={`${path}.weights.${key}`}
              label={texts().merit.weightOf(texts().merit.exams[key])}
              isNumeric
              value={merit.weights[key]}
              onChange={(percent) => change({ weights: { ...merit.weights, [key]: percent } })}
            />
          ))}
        </div>
        <IssueMessage path={`${path}.weights`} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          path={`${path}.weightageCap`}
          label={texts().merit.cap}
          hint={texts().merit.capHint}
          isNumeric
          value={merit.weightageCap}
          onChange={(weightageCap) => change({ weightageCap })}
        />
        <ChoiceInput
          path={`${path}.qualifying`}
          label={texts().merit.qualifying}
          value={merit.qualifying}
          options={['xii', 'ug']}
          labels={texts().merit.exams}
          onChange={(qualifying) => change({ qualifying })}
        />
      </div>
      <div className="grid gap-2">
        <p className="text-sm text-muted">{texts().merit.minimumHint}</p>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
          {minimumKeys(categories).map((key) => (
            <TextInput
              key={key}
              path={`${path}.minimum.${key}`}
              label={headOf(key)}
              isNumeric
              value={merit.minimum[key] ?? ''}
              onChange={(percent) => change({ minimum: { ...merit.minimum, [key]: percent } })}
            />
          ))}
        </div>
      </div>
      <Several
        path={`${path}.ties`}
        label={texts().merit.ties}
        options={tieBreaks}
        labels={texts().merit.tieBreaks}
        chosen={merit.ties}
        onChange={(ties) => change({ ties })}
        isOrdered
      />
    </>
  )
}

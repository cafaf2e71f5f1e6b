import { applicationStatuses, categories, courses } from '@prangan/contract/schemas/admissions'
import { SearchBox } from '../../../../ui/desk/search-box.tsx'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { options } from '../../api/application-fields.ts'
import type { ApplicationFilter } from '../api/applications-query.ts'
import { statusLabels } from '../application-labels.ts'

type FiltersProps = {
  filter: ApplicationFilter
  onNarrow: (changes: Partial<ApplicationFilter>) => void
}

/** The filters of the list: a search for a name, number, mobile number or e-mail address, and three selects. */
export function ApplicationFilters({ filter, onNarrow }: FiltersProps) {
  return (
    <search className="grid gap-4 pb-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_10.5rem]">
      <SearchBox
        label="Search"
        search={filter.search}
        onSearch={(search) => onNarrow({ search })}
        placeholder="Name, number, mobile or e-mail"
      />
      <Choice
        label="Course"
        any="All courses"
        known={courses}
        labels={options.course}
        chosen={filter.course}
        onChoose={(course) => onNarrow({ course })}
      />
      <Choice
        label="Category"
        any="All categories"
        known={categories}
        labels={options.category}
        chosen={filter.category}
        onChoose={(category) => onNarrow({ category })}
      />
      <Choice
        label="Status"
        any="All statuses"
        known={applicationStatuses}
        labels={statusLabels}
        chosen={filter.status}
        onChoose={(status) => onNarrow({ status })}
      />
    </search>
  )
}

type ChoiceProps<Known extends string> = {
  label: string
  /** The option that selects all. */
  any: string
  known: readonly Known[]
  labels: Readonly<Record<string, string>>
  chosen: Known | ''
  onChoose: (chosen: Known | '') => void
}

function Choice<Known extends string>({ label, any, known, labels, ...choice }: ChoiceProps<Known>) {
  const labelOf = (one: Known) => labels[one] ?? one
  return (
    <Field label={label}>
      {({ className: _, ...control }) => (
        <SelectBox
          {...control}
          options={[any, ...known.map(labelOf)]}
          value={choice.chosen === '' ? any : labelOf(choice.chosen)}
          onChange={({ currentTarget: { value } }) =>
            choice.onChoose(known.find((one) => labelOf(one) === value) ?? '')
          }
        />
      )}
    </Field>
  )
}

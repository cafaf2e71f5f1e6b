import type { Choice, Choices, FilterOf } from '../../lib/resource.ts'
import { Field } from '../field.tsx'
import { SearchBox } from './search-box.tsx'
import { SelectBox } from './select-box.tsx'

type ResourceFiltersProps<All extends Choices> = {
  resource: { choices: All; searchHint: string }
  filter: FilterOf<All>
  onNarrow: (changes: Readonly<Record<string, string>>) => void
  /** The grid of the fields. */
  className: string
}

/** The filters of a desk's list: the search, and a select for each choice. */
export function ResourceFilters<All extends Choices>({
  resource: { choices, searchHint },
  filter,
  onNarrow,
  className,
}: ResourceFiltersProps<All>) {
  return (
    <search className={className}>
      <SearchBox
        label="Search"
        placeholder={searchHint}
        search={filter.search}
        onSearch={(search) => onNarrow({ search })}
      />
      {Object.entries(choices).map(([name, choice]) => (
        <ChoiceField
          key={name}
          {...choice}
          chosen={String(filter[name])}
          onChoose={(chosen) => onNarrow({ [name]: chosen })}
        />
      ))}
    </search>
  )
}

type ChoiceFieldProps = Choice & { chosen: string; onChoose: (chosen: string) => void }

function ChoiceField({ label, any, options, labels, chosen, onChoose }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {({ className: _, ...control }) => (
        <SelectBox
          {...control}
          options={['', ...options]}
          labels={{ ...labels, '': any }}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </Field>
  )
}

import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { Choice, Choices, FilterOf, ResourceOptions } from '../../lib/resource.ts'
import { deskMessages } from '../../messages/desk.ts'
import { SearchInput } from './search-input.tsx'
import { SelectInput } from './select-box.tsx'

type ResourceFiltersProps<All extends Choices> = {
  resource: Pick<ResourceOptions<never, All>, 'choices' | 'searchLabel' | 'searchHint'>
  filter: FilterOf<All>
  onNarrow: (changes: Readonly<Record<string, string>>) => void
  className?: string | undefined
  children?: ReactNode
}

/** On a phone the search is above the others; on a wide screen all are on one line. */
const usualGrid =
  'grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)] lg:auto-cols-[minmax(10rem,12rem)] lg:*:first:col-span-1'

/** Renders a list's search, and a select or a switch for each choice that has options. */
export function ResourceFilters<All extends Choices>({
  resource: { choices, searchLabel = () => deskMessages().kit.list.search, searchHint },
  filter,
  onNarrow,
  className = usualGrid,
  children,
}: ResourceFiltersProps<All>) {
  return (
    <search className={className}>
      <SearchInput
        label={searchLabel()}
        isLabelHidden
        placeholder={searchHint?.() ?? searchLabel()}
        search={filter.search}
        onSearch={(search) => onNarrow({ search })}
      />
      {Object.entries(choices()).map(
        ([name, choice]) =>
          choice.options.length > 0 && (
            <ChoiceField
              key={name}
              {...choice}
              chosen={String(filter[name])}
              onChoose={(chosen) => onNarrow({ [name]: chosen })}
            />
          ),
      )}
      {children}
    </search>
  )
}

/** Loaded lazily, since few lists have a switch. */
const Switch = lazy(async () => ({ default: (await import('./switch.tsx')).Switch }))

type ChoiceFieldProps = Choice & { chosen: string; onChoose: (chosen: string) => void }

function ChoiceField({ label, any, isLabelShown, options, labels, chosen, onChoose }: ChoiceFieldProps) {
  const id = useId()
  if (any === undefined) {
    return (
      <Suspense>
        <Switch
          label={label}
          isOn={chosen !== ''}
          onChange={(isOn) => onChoose((isOn && options[0]) || '')}
        />
      </Suspense>
    )
  }
  return (
    <div className={isLabelShown && 'items-center gap-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)]'}>
      <label
        htmlFor={id}
        className={isLabelShown ? 'text-sm font-semibold text-indigo-950 max-sm:sr-only' : 'sr-only'}
      >
        {label}
      </label>
      <SelectInput
        id={id}
        options={['', ...options]}
        labels={{ ...labels, '': any }}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  )
}

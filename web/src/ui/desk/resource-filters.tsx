import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { Choice, Choices, FilterOf, ResourceOptions } from '../../lib/resource.ts'
import { deskMessages } from '../../messages/desk.ts'
import { classNames } from '../class-names.ts'
import { Disclosure } from '../disclosure.tsx'
import { controlClass } from '../forms/field.tsx'
import { SearchInput } from './search-input.tsx'
import { SelectInput } from './select-box.tsx'

type ResourceFiltersProps<All extends Choices> = {
  resource: Pick<ResourceOptions<never, All>, 'choices' | 'hasSearch' | 'searchLabel' | 'searchHint'>
  filter: FilterOf<All>
  onNarrow: (changes: Readonly<Record<string, string>>) => void
  className?: string | undefined
  children?: ReactNode
}

const usualGrid =
  'grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)] lg:auto-cols-[minmax(10rem,12rem)] lg:*:first:col-span-1'

/**
 * Renders a list's search, and a select or a switch for each choice that has options. On a phone, a disclosure holds several.
 */
export function ResourceFilters<All extends Choices>({
  resource: { choices, hasSearch = true, searchLabel = () => deskMessages().kit.list.search, searchHint },
  filter,
  onNarrow,
  className = usualGrid,
  children,
}: ResourceFiltersProps<All>) {
  const shown = Object.entries(choices()).filter(([, { options, isDay }]) => isDay || options.length > 0)
  const isNarrowed = shown.some(([name]) => filter[name])
  const [isOpen, setOpen] = useState(isNarrowed)
  // It stays open when the last choice is taken back, so that the focus has a place.
  if (isNarrowed && !isOpen) setOpen(true)
  return (
    <search className={classNames(className, 'max-sm:has-[details:not([open])]:*:not-first:hidden')}>
      <div className={classNames('flex gap-2 *:first:grow', !hasSearch && 'sm:hidden')}>
        {hasSearch && (
          <SearchInput
            label={searchLabel()}
            isLabelHidden
            placeholder={searchHint?.() ?? searchLabel()}
            search={filter.search}
            onSearch={(search) => onNarrow({ search })}
          />
        )}
        {shown.length > 1 && (
          <Disclosure
            title={deskMessages().kit.list.filter}
            isOpen={isOpen}
            className="-my-px rounded-card border border-indigo-400 bg-white text-sm sm:hidden"
          />
        )}
      </div>
      {shown.map(([name, choice]) => (
        <ChoiceField
          key={name}
          {...choice}
          chosen={String(filter[name])}
          onChoose={(chosen) => onNarrow({ [name]: chosen })}
        />
      ))}
      {children}
    </search>
  )
}

/** Loaded lazily, since few lists have them. */
const Switch = lazy(async () => ({ default: (await import('./switch.tsx')).Switch }))
const DateInput = lazy(async () => ({ default: (await import('../forms/date-input.tsx')).DateInput }))

type ChoiceFieldProps = Choice & { chosen: string; onChoose: (chosen: string) => void }

function ChoiceField(choice: ChoiceFieldProps) {
  const { label, any, isLabelShown, isDay, options, labels, chosen, onChoose } = choice
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
      {isDay ? (
        <Suspense fallback={<span className={classNames(controlClass, 'block')} />}>
          <DateInput
            id={id}
            type="date"
            className={controlClass}
            placeholder={any}
            value={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          />
        </Suspense>
      ) : (
        <SelectInput
          id={id}
          options={['', ...options]}
          labels={{ ...labels, '': any }}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </div>
  )
}

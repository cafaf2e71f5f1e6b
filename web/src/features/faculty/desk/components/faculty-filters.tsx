import { LayoutGrid, List } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { SearchBox } from '../../../../ui/desk/search-box.tsx'
import type { MembersFilter } from '../api/members-query.ts'
import { type Layout, layouts } from '../use-layout.ts'

type FacultyFiltersProps = {
  filter: MembersFilter
  onNarrow: (changes: Partial<MembersFilter>) => void
  layout: Layout
  onLayout: (layout: Layout) => void
}

/** The filters of the list: a search by name, the switch for removed members, grid or list. */
export function FacultyFilters({ filter, onNarrow, layout, onLayout }: FacultyFiltersProps) {
  return (
    <search className="grid items-end gap-x-6 gap-y-4 pb-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SearchBox label="Search by name" search={filter.search} onSearch={(search) => onNarrow({ search })} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <RemovedSwitch isOn={filter.withRemoved} onChange={(withRemoved) => onNarrow({ withRemoved })} />
        <LayoutToggle layout={layout} onChange={onLayout} />
      </div>
    </search>
  )
}

function RemovedSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  // The address follows a moment later; the switch reacts at once.
  const [isShownOn, setShownOn] = useState(isOn)
  useEffect(() => setShownOn(isOn), [isOn])
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isShownOn}
        className="desk-switch"
        checked={isShownOn}
        onChange={({ currentTarget }) => {
          setShownOn(currentTarget.checked)
          onChange(currentTarget.checked)
        }}
      />
      Show removed
    </label>
  )
}

const looks = { grid: { label: 'Grid', Icon: LayoutGrid }, list: { label: 'List', Icon: List } } as const

function LayoutToggle({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form; these are two switches of a view.
    <div role="group" aria-label="Layout" className="flex rounded-card border border-indigo-400 bg-white p-1">
      {layouts.map((each) => {
        const { label, Icon } = looks[each]
        const isChosen = each === layout
        return (
          <button
            key={each}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(each)}
            className={classNames(
              'inline-flex min-h-9 items-center gap-2 rounded-card px-3 text-sm font-semibold',
              isChosen ? 'bg-indigo-900 text-white' : 'text-indigo-900 hover:bg-indigo-50',
            )}
          >
            <Icon aria-hidden="true" size={18} className="hidden sm:block" />
            {label}
          </button>
        )
      })}
    </div>
  )
}

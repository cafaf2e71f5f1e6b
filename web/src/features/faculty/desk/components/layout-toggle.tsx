import { LayoutGrid, List } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { type Layout, layouts } from './use-layout.ts'

const texts = () => deskMessages().members.layout

const looks = () =>
  ({
    grid: { label: texts().grid, Icon: LayoutGrid },
    list: { label: texts().list, Icon: List },
  }) as const

export function LayoutToggle({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form; these are two switches of a view.
    <div
      role="group"
      aria-label={texts().label}
      className="flex rounded-card border border-indigo-400 bg-white p-1"
    >
      {layouts.map((each) => {
        const { label, Icon } = looks()[each]
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

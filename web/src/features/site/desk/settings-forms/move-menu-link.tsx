import { FolderInput } from 'lucide-react'
import { useId, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import type { Goal } from './menu-moves.ts'

const texts = () => deskMessages().settingsForms.menu

type MoveMenuLinkProps = {
  name: string
  goals: readonly Goal[]
  onMove: (goal: Goal) => void
}

/**
 * Moves a link to another group, into a menu or out of it: a button beside the link's target, which opens the choice below
 * both.
 */
export function MoveMenuLink({ name, goals, onMove }: MoveMenuLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const panelId = useId()
  const goal = goals[chosen] ?? goals[0]
  if (!goal) return null
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 flex-none max-sm:min-h-11 pointer-coarse:min-h-11 items-center gap-2 rounded-card px-3 text-sm text-indigo-800 hover:bg-indigo-50"
      >
        <FolderInput aria-hidden="true" size={16} className="flex-none" />
        <span>
          {texts().move}
          <span className="sr-only">{texts().moveWhat(name)}</span>…
        </span>
      </button>
      {isOpen && (
        <div id={panelId} className="grid basis-full gap-3 rounded-card bg-indigo-50 p-3">
          <Field label={texts().moveTo}>
            {({ className: _, ...control }) => (
              <SelectInput
                {...control}
                options={goals.map((_goal, at) => String(at))}
                labels={Object.fromEntries(goals.map(({ label }, at) => [String(at), label]))}
                value={String(goals.indexOf(goal))}
                onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              />
            )}
          </Field>
          <p className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                setOpen(false)
                onMove(goal)
              }}
            >
              {texts().move}
            </Button>
            <Button look="quiet" size="small" onClick={() => setOpen(false)}>
              {deskMessages().kit.cancel}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}

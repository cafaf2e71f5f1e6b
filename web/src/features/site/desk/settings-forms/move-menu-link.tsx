import { FolderInput } from 'lucide-react'
import { useId, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ChooseGoal } from './choose-goal.tsx'
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
  const panelId = useId()
  if (goals.length === 0) return null
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
          <ChooseGoal
            goals={goals}
            label={texts().moveTo}
            action={texts().move}
            cancel={deskMessages().kit.cancel}
            onChoose={(goal) => {
              setOpen(false)
              onMove(goal)
            }}
            onCancel={() => setOpen(false)}
          />
        </div>
      )}
    </>
  )
}

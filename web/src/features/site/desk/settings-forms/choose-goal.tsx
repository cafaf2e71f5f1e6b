import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import type { Goal } from './menu-moves.ts'

type ChooseGoalProps = {
  goals: readonly Goal[]
  label: string
  action: string
  cancel: string
  onChoose: (goal: Goal) => void
  onCancel: () => void
}

/** Chooses the menu or group in which a link goes. */
export function ChooseGoal({ goals, label, action, cancel, onChoose, onCancel }: ChooseGoalProps) {
  const [chosen, setChosen] = useState(0)
  const goal = goals[chosen] ?? goals[0]
  if (!goal) return null
  return (
    <>
      <Field label={label}>
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
        <Button size="small" onClick={() => onChoose(goal)}>
          {action}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {cancel}
        </Button>
      </p>
    </>
  )
}

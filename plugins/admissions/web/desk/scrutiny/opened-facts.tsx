import { useId } from 'react'
import { ownFactGroups } from '../../../contract/facts.ts'
import { itemParts, itemShownBy, slotOfItem } from '../../../contract/requirements.ts'
import { groupName } from '../../corrections/fact-texts.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Sent } from './check-application.ts'

/** Returns the groups of facts that a question about an item can open for correction. */
export function groupsOfItem({ session, programme, row, details }: Sent, item: string): string[] {
  const slot = slotOfItem(item)
  const rule = session.documents.find(({ key }) => key === slot)
  const { kind } = itemParts(rule ? itemShownBy(rule) : item)
  const isAlone = { category: row.category === 'general', claim: details.claims.length === 0 }
  const isHere = (of: string) =>
    of === kind || (kind === 'identity' && isAlone[of as keyof typeof isAlone] === true)
  return ownFactGroups(session, programme)
    .filter((group) => isHere(group.item))
    .map(({ key }) => key)
}

type OpenedFactsProps = {
  sent: Sent
  item: string
  opened: readonly string[]
  onChange: (opened: string[]) => void
}

/** What the applicant may correct with the answer to a question. */
export function OpenedFacts({ sent, item, opened, onChange }: OpenedFactsProps) {
  const id = useId()
  const { opens, opensHint } = admissionDeskMessages().scrutiny.correct
  const groups = groupsOfItem(sent, item)
  if (groups.length === 0) return null
  return (
    <fieldset aria-describedby={id} className="mt-3 grid min-w-0 gap-1">
      <legend className="text-sm font-semibold text-indigo-950">{opens}</legend>
      <div className="flex flex-wrap gap-x-5">
        {groups.map((group) => (
          <label key={group} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 flex-none accent-indigo-900"
              checked={opened.includes(group)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...opened, group] : opened.filter((each) => each !== group))
              }
            />
            {groupName(group, sent)}
          </label>
        ))}
      </div>
      <p id={id} className="text-xs text-muted">
        {opensHint}
      </p>
    </fieldset>
  )
}

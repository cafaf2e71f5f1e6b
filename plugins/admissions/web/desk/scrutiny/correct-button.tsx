import { Button } from '@prangan/web/ui/button.tsx'
import { IconButton } from '@prangan/web/ui/desk/icon-button.tsx'
import { PencilLine } from 'lucide-react'
import { createContext, use } from 'react'
import { admissionDeskMessages } from '../messages.ts'

/** A group of facts to correct; `item` is the part in which a question about it is asked. */
export type ToCorrect = { group: string; item: string }

/** Opens the correction; undefined where nothing can be corrected. */
export const CorrectContext = createContext<((what: ToCorrect) => void) | undefined>(undefined)

type CorrectButtonProps = ToCorrect & {
  /** What is corrected, for people. */
  name: string
  /** Only a pencil, beside a single fact in a list of them. */
  isSmall?: boolean
}

export function CorrectButton({ group, item, name, isSmall = false }: CorrectButtonProps) {
  const open = use(CorrectContext)
  if (!open) return null
  const { action, of } = admissionDeskMessages().scrutiny.correct
  const shared = { 'data-correct': group, onClick: () => open({ group, item }) }
  if (isSmall) {
    return (
      <IconButton {...shared} label={of(name)} className="size-7">
        <PencilLine aria-hidden="true" size={16} />
      </IconButton>
    )
  }
  return (
    <Button {...shared} look="quiet" size="small" aria-label={of(name)} className="justify-self-start">
      <PencilLine aria-hidden="true" size={16} />
      {action}
    </Button>
  )
}

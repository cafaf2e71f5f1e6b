import { type ComponentProps, useRef } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { goToCard } from './go-to-issue.ts'
import { PartList } from './part-list.tsx'

const texts = () => deskMessages().pageEditor.parts

type PartsDialogProps = Omit<ComponentProps<typeof PartList>, 'onGo'> & {
  isOpen: boolean
  onClose: () => void
}

/** Leads to a part of a long page: it comes into view, and has the focus. */
export function PartsDialog({ isOpen, onClose, ...parts }: PartsDialogProps) {
  const chosen = useRef<string>(undefined)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={texts().title}
      description={texts().text}
      finalFocus={() => {
        const card = chosen.current
        chosen.current = undefined
        // A card that is returned passes the focus on to its first button, which deletes it.
        return !(card && goToCard(card))
      }}
    >
      <div className="mt-6">
        <PartList
          {...parts}
          onGo={(card) => {
            chosen.current = card
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}

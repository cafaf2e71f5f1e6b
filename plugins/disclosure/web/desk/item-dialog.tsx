import { inLanguage } from '@prangan/web/messages/language.ts'
import { AuditTrail } from '@prangan/web/ui/desk/audit-trail.tsx'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { DocumentForm } from '@prangan/web/ui/desk/document-form.tsx'
import { OthersHere } from '@prangan/web/ui/desk/others-here.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useMemo, useState } from 'react'
import { disclosurePath } from '../../contract/paths.ts'
import { ItemFields, type Known } from './item-fields.tsx'
import { itemForm } from './item-form.ts'
import type { ItemRow } from './item-rows.ts'
import { linkName } from './link-options.ts'
import { disclosureDeskMessages } from './messages.ts'

type ItemDialogProps = {
  /** The item as it is now; the form begins with it. */
  row: ItemRow
  known: Known
  isOpen: boolean
  onClose: () => void
}

/** The form of an item. A colleague's change appears in it, and no save overwrites it unseen. */
export function ItemDialog({ row, known, isOpen, onClose }: ItemDialogProps) {
  const { form: texts } = disclosureDeskMessages()
  const [opened] = useState(row)
  const [isBusy, setBusy] = useState(false)
  const form = useMemo(
    () =>
      itemForm({
        link: (link) => linkName(link, known.site, new Date()),
        owner: (uid) =>
          known.people.find((person) => person.uid === uid)?.name ??
          (uid ? texts.formerOwner : texts.noOwner),
      }),
    [known, texts],
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      isWide
      title={texts.title}
      description={inLanguage(row.item.title)}
    >
      <div className="mt-6 grid gap-6">
        <OthersHere record={disclosurePath(row.id)} />
        <DocumentForm
          form={form}
          first="state"
          gone={texts.gone}
          opened={opened}
          newest={row}
          params={['open']}
          place="above"
          onBusyChange={setBusy}
          onCancel={onClose}
          onSaved={(message) => {
            onClose()
            showToast(message)
          }}
        >
          {(state) => <ItemFields state={state} item={row.item} known={known} broken={row.broken} />}
        </DocumentForm>
        <AuditTrail subject={disclosurePath(row.id)} />
      </div>
    </Dialog>
  )
}

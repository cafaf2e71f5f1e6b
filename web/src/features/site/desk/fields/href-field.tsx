import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { useEditedSite } from '../edited-site.ts'
import { LinkDialog } from './link-dialog.tsx'
import { targetText } from './link-targets.ts'

type HrefFieldProps = {
  label: string
  value: string
  onChange: (href: string) => void
}

export function HrefField({ label, value, onChange }: HrefFieldProps) {
  const { site } = useEditedSite()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-9 w-full max-sm:min-h-11 pointer-coarse:min-h-11 items-center gap-2 rounded-card px-3 text-start text-sm text-indigo-800 hover:bg-indigo-50"
      >
        <Link2 aria-hidden="true" size={16} className="flex-none" />
        <span className="min-w-0 underline wrap-anywhere">
          <span className="sr-only">{deskMessages().blockForms.link.leads(label)}</span>
          {targetText(value, site)}
        </span>
      </button>
      <LinkDialog isOpen={isOpen} href={value} onClose={() => setOpen(false)} onChoose={onChange} />
    </>
  )
}

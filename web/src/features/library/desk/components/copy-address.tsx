import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'

const texts = () => deskMessages().library.address

export const CopyAddress = ({ address }: { address: string }) => (
  <span className="inline-flex max-w-full items-center gap-1 text-sm text-muted">
    <AddressLink address={address} />
    <CopyButton address={address} />
  </span>
)

export const AddressLink = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener"
    className="min-w-0 underline wrap-anywhere hover:text-marigold-700"
  >
    {address}
    <NewTabHint />
  </a>
)

export function CopyButton({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      setCopied(true)
      showToast(texts().copied)
    } catch {
      showToast(texts().notCopied)
    }
  }
  return (
    <IconButton label={texts().copy(address)} onClick={copy} onBlur={() => setCopied(false)}>
      {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
    </IconButton>
  )
}

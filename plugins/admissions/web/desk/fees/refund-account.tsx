import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import { IconButton } from '@prangan/web/ui/desk/icon-button.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { RefundAccount as Account } from '../../../contract/schemas/payment.ts'
import { readRefundAccount } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'

const texts = () => admissionDeskMessages().admissionFees.refund.account
const parts = ['name', 'number', 'ifsc', 'bank'] as const

/** The account of a refund, shown only on request and in this component's state alone: leaving the application hides it. */
export function RefundAccount({ application }: { application: string }) {
  const { getToken } = useDeskSession()
  const [account, setAccount] = useState<Account>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const show = async () => {
    setBusy(true)
    setError('')
    try {
      setAccount((await readRefundAccount(application, getToken)).account)
    } catch (failure) {
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      {account && <Shown account={account} />}
      <Message tone="error">{error}</Message>
      <p>
        <Button
          look="secondary"
          size="small"
          busy={isBusy}
          aria-expanded={account !== undefined}
          onClick={account ? () => setAccount(undefined) : show}
        >
          {account ? <EyeOff aria-hidden="true" size={16} /> : <Eye aria-hidden="true" size={16} />}
          {isBusy ? texts().loading : account ? texts().hide : texts().show}
        </Button>
      </p>
    </div>
  )
}

function Shown({ account }: { account: Account }) {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(texts().copied)
    } catch {
      showToast(texts().notCopied)
    }
  }
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sand p-3">
      <DetailsList
        items={parts
          .filter((part) => account[part] !== '')
          .map((part) => ({
            label: texts().parts[part],
            text: account[part],
            action: (
              <IconButton label={texts().copy(texts().parts[part])} onClick={() => copy(account[part])}>
                <Copy aria-hidden="true" size={16} />
              </IconButton>
            ),
          }))}
      />
      <p className="text-xs text-muted">{texts().recorded}</p>
    </div>
  )
}

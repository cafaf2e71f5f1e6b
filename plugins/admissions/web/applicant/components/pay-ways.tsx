import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { saveFile } from '@prangan/web/lib/save-file.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { LazyQrCode } from '@prangan/web/ui/lazy-qr-code.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { type ReactNode, Suspense, useId, useState } from 'react'
import {
  accountParts,
  collectFields,
  type PaymentWay,
  upiLink,
  waysToPay,
} from '../../../contract/payment.ts'
import type { Payment } from '../../../contract/schemas/payment.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { hasEnded } from '../../apply/steps/application-access.ts'
import { useOwn } from '../api/own-application.ts'
import { printChallan } from '../api/print-challan.ts'
import { CopyValue } from './copy-value.tsx'
import { Facts } from './own-section.tsx'

/** `amount` is in rupees. */
type WayProps = { amount: number; payment: Payment }

const ways: Readonly<Record<PaymentWay, (props: WayProps) => ReactNode>> = {
  upi: UpiWay,
  sbiCollect: CollectWay,
  transfer: TransferWay,
  challan: ChallanWay,
}

/** Each way to pay that the office has filled in. */
export function PayWays(props: WayProps) {
  const texts = applicantMessages().payment
  return waysToPay(props.payment).map((way) => {
    const Way = ways[way]
    return (
      <PayWay key={way} title={texts[way].title}>
        <Way {...props} />
      </PayWay>
    )
  })
}

function PayWay({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 border-t border-line pt-4">
      <h4 id={id} className="font-semibold text-indigo-900">
        {title}
      </h4>
      {children}
    </section>
  )
}

/** A phone opens the app itself; a computer shows the code to a phone. */
const isPhone = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

function UpiWay({ amount, payment }: WayProps) {
  const { application } = useOwn()
  const texts = applicantMessages().payment.upi
  const [isHere] = useState(isPhone)
  const [isCodeOpen, setCodeOpen] = useState(false)
  const { address, name } = payment.upi
  const sum = rupees(amount)
  const link = upiLink(payment, { number: application.number, amount })
  const code = (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">{texts.scan}</p>
      <Suspense fallback={<p role="status">{messages().common.loading}</p>}>
        <LazyQrCode
          text={link}
          label={texts.code(sum, name || address)}
          className="size-56 max-w-full rounded-card border border-line"
        />
      </Suspense>
    </div>
  )
  return (
    <>
      {isHere ? (
        <>
          <a href={link} className={`${buttonClass()} justify-self-start max-sm:w-full`}>
            {texts.app(sum)}
          </a>
          <p className="text-sm">{texts.onPhone}</p>
          <details onToggle={({ currentTarget }) => setCodeOpen(currentTarget.open)}>
            <summary className="cursor-pointer py-2 text-sm font-semibold text-indigo-800">
              {texts.otherPhone}
            </summary>
            {isCodeOpen && code}
          </details>
        </>
      ) : (
        code
      )}
      <Facts
        facts={[
          [texts.address, <CopyValue key="address" label={texts.address} text={address} />],
          ...(name ? [[texts.payee, name] as const] : []),
        ]}
      />
      {name && <p className="text-sm">{texts.check}</p>}
    </>
  )
}

function CollectWay({ amount, payment }: WayProps) {
  const { number, name, course } = useOwn().application
  const texts = applicantMessages().payment.sbiCollect
  const fields = collectFields(payment, { number, name, course, amount })
  return (
    <>
      <a
        href={payment.sbiCollect.link}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('secondary')} justify-self-start max-sm:w-full`}
      >
        {texts.open}
        <NewTabHint />
      </a>
      {fields.length > 0 && (
        <>
          <p className="text-sm">{texts.fields}</p>
          <Facts facts={fields.map(({ label, value }) => [label, value] as const)} />
        </>
      )}
    </>
  )
}

function TransferWay({ payment: { account } }: WayProps) {
  const texts = applicantMessages().payment.transfer
  return (
    <Facts
      facts={accountParts(account).map(
        ([part, text]) =>
          [
            texts[part],
            part === 'number' || part === 'ifsc' ? (
              <CopyValue key={part} label={texts[part]} text={text} />
            ) : (
              text
            ),
          ] as const,
      )}
    />
  )
}

function ChallanWay() {
  const { application, access } = useOwn()
  const { own, payment } = applicantMessages()
  const texts = payment.challan
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const download = async () => {
    setBusy(true)
    setError('')
    try {
      const file = await printChallan(access.getToken())
      saveFile(file, `challan-${application.number}.pdf`)
    } catch (failure) {
      if (hasEnded(failure)) await access.renew().catch(() => undefined)
      else setError(failureMessage(failure, own.failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-sm">{texts.text}</p>
      <Button look="secondary" busy={isBusy} onClick={download} className="justify-self-start max-sm:w-full">
        {isBusy ? texts.downloading : texts.download}
      </Button>
      <Message tone="error">{error}</Message>
    </>
  )
}

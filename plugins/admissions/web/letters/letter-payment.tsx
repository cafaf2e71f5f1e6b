import { shownText } from '@prangan/contract/content/show-in'
import type { Language } from '@prangan/contract/languages'
import { LazyQrCode } from '@prangan/web/ui/lazy-qr-code.ts'
import { Suspense } from 'react'
import {
  accountParts,
  collectFields,
  paymentReference,
  rupeesIn,
  upiLink,
  waysToPay,
} from '../../contract/payment.ts'
import type { FeeHead, Payment } from '../../contract/schemas/payment.ts'
import { type Fact, Facts } from './letter-facts.tsx'
import type { LetterMessages } from './letter-messages.ts'

type LetterPaymentProps = {
  applicant: { number: string; name: string; course: string }
  offer: { amount: number; heads: readonly FeeHead[] }
  payment: Payment
  language: Language
  texts: LetterMessages['payment']
}

/** The heads of the fee, and where to pay it, in a letter that offers a seat. */
export function LetterPayment({ applicant, offer, payment, language, texts }: LetterPaymentProps) {
  const { number, name, course } = applicant
  const ways = waysToPay(payment)
  const { account, sbiCollect, upi } = payment
  const sum = rupeesIn(language, offer.amount)
  const facts: Fact[] = [
    [texts.reference, paymentReference(number)],
    ...(ways.includes('transfer')
      ? accountParts(account).map(([part, text]): Fact => [texts.transfer[part], text])
      : []),
  ]
  return (
    <>
      {offer.heads.length > 0 && (
        <Facts
          title={texts.heads}
          items={[
            ...offer.heads.map(
              (head): Fact => [shownText(head.name, language).text, rupeesIn(language, head.amount)],
            ),
            [texts.total, sum],
          ]}
        />
      )}
      {ways.length === 0 ? (
        <p className="text-sm">{texts.office}</p>
      ) : (
        <Facts title={texts.title} items={facts} />
      )}
      {ways.includes('sbiCollect') && (
        <Facts
          title={texts.sbiCollect.title}
          items={[
            [texts.sbiCollect.link, sbiCollect.link],
            ...collectFields(payment, { number, name, course, amount: offer.amount }).map(
              ({ label, value }): Fact => [label, value],
            ),
          ]}
        />
      )}
      {ways.includes('upi') && (
        <div className="flex break-inside-avoid flex-wrap items-center gap-4">
          <div className="min-w-60 flex-1">
            <Facts
              title={texts.upi.title}
              items={[
                [texts.upi.address, upi.address],
                ...(upi.name ? [[texts.upi.payee, upi.name] as const] : []),
              ]}
            />
            <p className="text-sm">{texts.upi.scan}</p>
          </div>
          <Suspense>
            <LazyQrCode
              text={upiLink(payment, { number, amount: offer.amount })}
              label={texts.upi.code(sum, upi.name || upi.address)}
              className="size-32"
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

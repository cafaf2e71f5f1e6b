import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Disclosure } from '@prangan/web/ui/disclosure.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { paymentReference, waysToPay } from '../../../contract/payment.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import type { FeeHead } from '../../../contract/schemas/payment.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { isShown } from '../api/state-texts.ts'
import { CopyValue } from './copy-value.tsx'
import { OwnSection } from './own-section.tsx'
import { PayWays } from './pay-ways.tsx'
import { RefundTable } from './refund-table.tsx'

/** How much is to be paid until when, for what, and each way to pay it; after the admission, the balance. */
export function HowToPay() {
  const { number, offer, payment, balance, admissionDay } = useOwn().application
  const texts = applicantMessages().payment
  if (!offer || !payment) return null
  const hasWays = waysToPay(payment).length > 0
  const amount = balance > 0 ? balance : offer.amount
  const isLater = isAfterOriginals(admissionDay) && balance === 0
  const ways = (
    <>
      <div className="grid gap-1 rounded-card bg-sand px-4 py-3">
        <p className="text-sm text-muted">{texts.reference}</p>
        <p>
          <CopyValue
            label={texts.reference}
            text={paymentReference(number)}
            className="text-lg font-semibold text-indigo-950 select-all wrap-anywhere"
          />
        </p>
        <p className="text-sm text-muted">{texts.referenceHint}</p>
      </div>
      <PayWays amount={amount} payment={payment} />
    </>
  )
  return (
    <OwnSection title={texts.title}>
      {isLater && <p className="font-semibold text-indigo-950">{texts.originalsFirst}</p>}
      <p>
        <MarkedText
          text={askedText({ sum: rupees(amount), payTo: offer.payTo, hasWays, isBalance: balance > 0 })}
        />
        {balance > 0 && (
          <>
            {' '}
            {admissionDay.balanceBy === '' ? (
              texts.restWithoutDay
            ) : (
              <MarkedText text={texts.restBy(formatDate(admissionDay.balanceBy))} />
            )}
          </>
        )}
      </p>
      {offer.heads.length > 0 && balance === 0 && <Heads heads={offer.heads} total={offer.amount} />}
      {balance === 0 && (
        <Disclosure title={texts.ifYouLeave} className="rounded-card border border-line">
          <div className="px-4 pb-4">
            <RefundTable />
          </div>
        </Disclosure>
      )}
      {!hasWays && <p>{texts.office}</p>}
      {hasWays && isLater && (
        <Disclosure title={texts.waysLater} className="rounded-card border border-line">
          <div className="grid gap-4 px-4 pb-4">{ways}</div>
        </Disclosure>
      )}
      {hasWays && !isLater && ways}
      <p>{texts.afterwards}</p>
    </OwnSection>
  )
}

/** Returns true if the session asks for the originals first, and the college has not seen them all. */
const isAfterOriginals = ({ order, originals }: OwnApplication['admissionDay']): boolean =>
  order === 'originals first' && !originals.every(isShown)

type Asked = { sum: string; payTo: string; hasWays: boolean; isBalance: boolean }

function askedText({ sum, payTo, hasWays, isBalance }: Asked): string {
  const texts = applicantMessages().payment
  if (isBalance) return hasWays ? texts.payRest(sum) : texts.payRestAtOffice(sum)
  const time = formatMinute(payTo)
  return hasWays ? texts.payBy(sum, time) : texts.payByAtOffice(sum, time)
}

function Heads({ heads, total }: { heads: readonly FeeHead[]; total: number }) {
  const texts = applicantMessages().payment
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-start font-semibold text-indigo-950">{texts.heads}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.head}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map(({ name, amount }) => (
          <tr key={name.en} className="border-t border-line">
            <th scope="row" className="py-1.5 pe-4 text-start font-normal wrap-anywhere">
              {inLanguage(name)}
            </th>
            <td className="py-1.5 text-end tabular-nums">{rupees(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-indigo-900 font-semibold text-indigo-950">
          <th scope="row" className="py-1.5 pe-4 text-start">
            {texts.total}
          </th>
          <td className="py-1.5 text-end tabular-nums">{rupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

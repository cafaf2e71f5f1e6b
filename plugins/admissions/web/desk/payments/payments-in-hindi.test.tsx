import { dayInIndia } from '@prangan/contract/india-time'
import { setLanguage } from '@prangan/web/messages/language.ts'
import { onHindiDesk, saidInLatin } from '@prangan/web/testing/in-hindi.ts'
import { afterEach, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedCredit, storedPayment } from '../../testing/payments.ts'

let close = () => {}
afterEach(() => {
  close()
  setLanguage('en')
})

const openIn = async (search: string) => {
  const desk = await onHindiDesk(() => import('./view-payments.tsx'))
  close = desk.closeScreen
  desk.firestore.put(admissionPaths.credit('nobody'), storedCredit({ description: '12' }))
  desk.firestore.put(
    admissionPaths.payment('one'),
    storedPayment({ day: dayInIndia(new Date()), name: 'मीरा जोशी', reference: '12' }),
  )
  desk.openScreen(<desk.ViewPayments />, `/AdminDashboard/admission-payments${search}`)
  return desk
}

it('A cashier who has chosen Hindi matches a statement in it', async () => {
  const desk = await openIn('')
  await desk.says(/^वह राशि, जिसके बारे में पता नहीं/)
  expect(saidInLatin(/SBI Collect|XLSX|Elsewhere/g)).toEqual([])
})

it('and closes the day', async () => {
  const desk = await openIn('?tab=closing')
  expect((await desk.says('शिक्षण शुल्क')).parentElement?.textContent).toContain('₹4,700')
  expect(saidInLatin(/SDC-\S+|Elsewhere/g)).toEqual([])
})

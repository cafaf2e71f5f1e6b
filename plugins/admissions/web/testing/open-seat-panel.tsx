import { openScreen } from '@prangan/web/testing/screen.tsx'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { SeatPanel } from '../desk/fees/seat-panel.tsx'
import { storedFullApplication, storedProgramme, storedSession } from './stored.ts'

export const chosen = {
  session: { id: 'session', ...storedSession({ lastDate: '2099-08-31' }) },
  programme: storedProgramme(),
}
export const offer = {
  list: 'one',
  listNumber: 1,
  under: 'obc',
  payFrom: new Date('2026-07-21T04:30:00Z'),
  payTo: new Date('2099-07-26T11:30:00Z'),
  amount: 5_200,
  cautionMoney: 500,
  heads: [],
  acceptedAt: null,
  extensions: [],
}
export const fee = {
  reference: 'UTR77',
  paidOn: '2026-07-22',
  amount: 5_200,
  reportedAt: new Date('2026-07-22T06:00:00Z'),
  reported: { reference: 'UTR77', paidOn: '2026-07-22' },
  ...notConfirmed,
}
export const openSeatPanel = (given: Partial<AdmissionDocument>) =>
  openScreen(
    <SeatPanel
      row={{ id: 'meera', ...storedFullApplication({ offer, ...given }) }}
      chosen={chosen}
      search=""
    />,
  )

import { fileKinds } from '@prangan/contract/file-kinds'
import { mainLanguage } from '@prangan/contract/languages'
import { bytesReply } from '@prangan/functions/files/bytes-reply'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { balanceOf } from '../../contract/paid.ts'
import { waysToPay } from '../../contract/payment.ts'
import { applicationOfToken } from '../application-access.ts'
import { mayPay } from './own-steps.ts'
import { readOwn } from './read-own-application.ts'

export const printChallan: Handler<'printChallan'> = async ({ body }, { firebase, now }) => {
  const firestore = await firebase.firestore()
  const { id } = await applicationOfToken(firestore, body.token, now)
  const own = await readOwn(firestore, id, now)
  const { application, session } = own
  const { offer } = application
  if (!mayPay(own) || !offer || !session) throw new Failure('not-now')
  if (!waysToPay(session.payment).includes('challan')) throw new Failure('not-now')
  // pdfkit takes 100 ms to load, and few calls need it.
  const { drawChallan } = await import('../challan/draw-challan.ts')
  const balance = balanceOf(application)
  const bytes = await drawChallan(
    {
      application,
      sessionName: session.name,
      fee: balance > 0 ? { amount: balance, heads: [], payTo: null } : offer,
      account: session.payment.account,
    },
    body.language ?? application.language ?? mainLanguage,
  )
  const name = `challan-${application.applicationNumber}.pdf`
  return bytesReply({ name, contentType: fileKinds.pdf.mediaType, cacheSeconds: 0, isDownload: true }, bytes)
}

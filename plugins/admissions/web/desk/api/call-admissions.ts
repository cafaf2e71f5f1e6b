import { call } from '@prangan/web/http/client.ts'
import { readFile } from '@prangan/web/http/read-file.ts'
import type { CallInput } from '@prangan/web/http/request.ts'
import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import type * as z from 'zod/mini'
import { admissionDayEndpoints as dayEndpoints } from '../../../contract/endpoints/admission-day.ts'
import { admissionDeskEndpoints as endpoints } from '../../../contract/endpoints/admission-desk.ts'
import { admissionPaymentEndpoints as paymentEndpoints } from '../../../contract/endpoints/admission-payments.ts'

/** What the desk does with full applications, sessions and lists. Each call throws a `CallError`. */

type Sent<Name extends keyof typeof endpoints> = CallInput<Name> extends { body: infer Body } ? Body : never

type SentDay<Name extends keyof typeof dayEndpoints> =
  CallInput<Name> extends { body: infer Body } ? Body : never

type SentPayment<Name extends keyof typeof paymentEndpoints> =
  CallInput<Name> extends { body: infer Body } ? Body : never

export type Scrutiny = Sent<'scrutiniseApplication'>
export type GuardianPaper = Sent<'recordGuardianConsent'>
export type ConfirmedFee = Sent<'confirmFee'>
export type Ending = Sent<'endApplication'>
export type SessionInput = z.input<(typeof endpoints)['addAdmissionSession']['body']['input']>
export type ListPreview = z.infer<(typeof endpoints)['previewList']['output']>

export const scrutiniseApplication = async (id: string, body: Scrutiny, getToken: GetToken) =>
  call(endpoints, 'scrutiniseApplication', { params: { id }, body }, { token: await getToken() })

export const correctApplication = async (id: string, body: Sent<'correctApplication'>, getToken: GetToken) =>
  call(endpoints, 'correctApplication', { params: { id }, body }, { token: await getToken() })

export const previewCorrection = async (id: string, body: Sent<'previewCorrection'>, getToken: GetToken) =>
  call(endpoints, 'previewCorrection', { params: { id }, body }, { token: await getToken() })

export const recordGuardianConsent = async (id: string, body: GuardianPaper, getToken: GetToken) =>
  call(endpoints, 'recordGuardianConsent', { params: { id }, body }, { token: await getToken() })

export const confirmFee = async (id: string, body: ConfirmedFee, getToken: GetToken) =>
  call(endpoints, 'confirmFee', { params: { id }, body }, { token: await getToken() })

export const recordOriginals = async (id: string, body: SentDay<'recordOriginals'>, getToken: GetToken) =>
  call(dayEndpoints, 'recordOriginals', { params: { id }, body }, { token: await getToken() })

export const admitApplicant = async (id: string, body: SentDay<'admitApplicant'>, getToken: GetToken) =>
  call(dayEndpoints, 'admitApplicant', { params: { id }, body }, { token: await getToken() })

export const importStatement = async (body: SentPayment<'importStatement'>, getToken: GetToken) =>
  call(paymentEndpoints, 'importStatement', { body }, { token: await getToken() })

export const decideCredit = async (id: string, body: SentPayment<'decideCredit'>, getToken: GetToken) =>
  call(paymentEndpoints, 'decideCredit', { params: { id }, body }, { token: await getToken() })

export const linkCredit = async (id: string, body: SentPayment<'linkCredit'>, getToken: GetToken) =>
  call(paymentEndpoints, 'linkCredit', { params: { id }, body }, { token: await getToken() })

export const readRefundAccount = async (id: string, getToken: GetToken) =>
  call(paymentEndpoints, 'readRefundAccount', { params: { id } }, { token: await getToken() })

export const undoConfirmation = async (
  id: string,
  body: SentPayment<'undoConfirmation'>,
  getToken: GetToken,
) => call(paymentEndpoints, 'undoConfirmation', { params: { id }, body }, { token: await getToken() })

export const waiveBalance = async (id: string, body: SentPayment<'waiveBalance'>, getToken: GetToken) =>
  call(paymentEndpoints, 'waiveBalance', { params: { id }, body }, { token: await getToken() })

export const recordPaymentNotFound = async (
  id: string,
  body: SentPayment<'recordPaymentNotFound'>,
  getToken: GetToken,
) => call(paymentEndpoints, 'recordPaymentNotFound', { params: { id }, body }, { token: await getToken() })

export const endApplication = async (id: string, body: Ending, getToken: GetToken) =>
  call(endpoints, 'endApplication', { params: { id }, body }, { token: await getToken() })

export const settleSeat = async (id: string, body: Sent<'settleSeat'>, getToken: GetToken) =>
  call(endpoints, 'settleSeat', { params: { id }, body }, { token: await getToken() })

export const addSession = async (body: SessionInput, getToken: GetToken) =>
  call(endpoints, 'addAdmissionSession', { body }, { token: await getToken() })

export const updateSession = async (
  id: string,
  body: { version: number; session: SessionInput },
  getToken: GetToken,
) => call(endpoints, 'updateAdmissionSession', { params: { id }, body }, { token: await getToken() })

export const previewList = async (body: Sent<'previewList'>, getToken: GetToken) =>
  call(endpoints, 'previewList', { body }, { token: await getToken() })

export const previewTrace = async (body: Sent<'previewTrace'>, getToken: GetToken) =>
  call(endpoints, 'previewTrace', { body }, { token: await getToken() })

export const publishList = async (body: Sent<'publishList'>, getToken: GetToken) =>
  call(endpoints, 'publishList', { body }, { token: await getToken() })

export const answerObjection = async (
  id: string,
  objection: string,
  body: Sent<'answerObjection'>,
  getToken: GetToken,
) => call(endpoints, 'answerObjection', { params: { id, objection }, body }, { token: await getToken() })

export const withdrawList = async (id: string, reason: string, getToken: GetToken) =>
  call(endpoints, 'withdrawList', { params: { id }, body: { reason } }, { token: await getToken() })

/** Offers some of a list's seats; `left` says how many still wait for another call. */
export const offerSeats = async (id: string, body: Sent<'offerSeats'>, getToken: GetToken) =>
  call(endpoints, 'offerSeats', { params: { id }, body }, { token: await getToken() })

/** Extends some of a list's offers, or one; `left` says how many still wait for another call. */
export const extendOffers = async (id: string, body: Sent<'extendOffers'>, getToken: GetToken) =>
  call(endpoints, 'extendOffers', { params: { id }, body }, { token: await getToken() })

export const readMeritTrace = async (id: string, application: string, getToken: GetToken) =>
  call(endpoints, 'readMeritTrace', { params: { id, application } }, { token: await getToken() })

export const addCounterApplication = async (body: Sent<'addCounterApplication'>, getToken: GetToken) =>
  call(endpoints, 'addCounterApplication', { body }, { token: await getToken() })

/** Opens the later steps of an application for somebody who is at the counter. */
export const openCounterApplication = async (id: string, getToken: GetToken) =>
  call(endpoints, 'openCounterApplication', { params: { id } }, { token: await getToken() })

export const readApplicationDocument = async (id: string, slot: string, getToken: GetToken) =>
  readFile(endpoints.readApplicationDocument, { params: { id, slot } }, await getToken())

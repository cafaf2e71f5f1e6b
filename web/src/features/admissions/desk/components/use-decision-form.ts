import type { OutputOf } from '@prangan/contract/endpoints/table'
import {
  DecideApplicationInputSchema,
  type DecidedStatus,
  decidedStatuses,
} from '@prangan/contract/schemas/admissions'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useDetailsForm } from '../../../../lib/use-details-form.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { decideApplication } from '../api/decide-application.ts'
import { decisionFailure, statusLabels } from '../application-labels.ts'

export type DecisionFormOptions = {
  newest: ApplicationRow
  onBusyChange: (isBusy: boolean) => void
  onDecided: (message: string) => void
}

const DecisionFormSchema = z.required(z.omit(DecideApplicationInputSchema, { version: true }))
type Typed = z.output<typeof DecisionFormSchema>

type Base = Pick<ApplicationRow, 'version' | 'status'>

/** The office's own status; one of the later steps of an application is left as it is there. */
const decidedOf = (status: Base['status']): DecidedStatus =>
  decidedStatuses.find((each) => each === status) ?? 'in review'

const toForm = ({ status }: Base): Typed => ({ status: decidedOf(status), note: '', mailApplicant: false })

export function useDecisionForm({ newest, onBusyChange, onDecided }: DecisionFormOptions) {
  const { getToken } = useDeskSession()
  return useDetailsForm<Base, Typed, OutputOf<'decideApplication'>>({
    newest,
    name: `decision ${newest.id}`,
    schema: DecisionFormSchema as z.ZodMiniType<Typed, Typed>,
    toForm,
    statuses: statusLabels(),
    isFilledIn: ({ formState: { dirtyFields }, watch }) =>
      Boolean(dirtyFields.status || dirtyFields.mailApplicant || watch('note').trim() !== ''),
    failure: decisionFailure(),
    send: (decision, { version }) => decideApplication(newest.id, { ...decision, version }, getToken),
    nextBase: ({ version }, { status }) => ({ version, status }),
    onDone: (server) => onDecided(deskMessages().admissions.decide.done(server)),
    onBusyChange,
  })
}

import { decisionFailure } from '@prangan/web/features/admissions/desk/application-labels.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import type { Action } from '@prangan/web/ui/desk/action.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { scrutiniseApplication } from '../api/call-admissions.ts'
import { admissionMenuMessages } from '../messages.ts'

const texts = () => admissionMenuMessages().applications.review

/** Takes several full applications into review. Nothing else of the scrutiny is done for several at once. */
export const review: Action<ApplicationRow> = {
  labels: () => texts().labels,
  isHarmless: true,
  title: () => texts().question,
  text: () => texts().several.text,
  several: () => texts().several,
  run: async ({ id, version }, { getToken }) => {
    await scrutiniseApplication(id, { version, checks: {}, status: 'in review' }, getToken)
    return texts().done
  },
  failure: (error) => failureMessage(error, decisionFailure()),
}

import { counted } from '@prangan/web/app/desk/overview/counted.ts'
import type { PluginWaiting } from '@prangan/web/plugin.ts'
import { admissionSections, applicationsHref, listsHref, paymentsHref } from './hrefs.ts'
import { admissionMenuMessages } from './messages.ts'
import type { WaitingApplications } from './overview/watch-applications.ts'

const texts = () => admissionMenuMessages().overview.waiting

const applications: PluginWaiting = {
  isFor: (can) => can('admission:verify') || can('admission:fees') || can('admission:manage'),
  load: async () => (await import('./overview/watch-applications.ts')).watchApplications,
  addTo: (
    toDo,
    { check, answered, fees, newToCheck, objections, toRevise, toSettle, refunds, dues }: WaitingApplications,
    { can, counts },
  ) => {
    if (can('admission:verify')) {
      // The new applications in the sidebar's count are among those to check, if they have a session.
      const at = toDo.findIndex(({ section }) => section === admissionSections.applications)
      const byHand = (counts?.newApplications ?? 0) - newToCheck
      const left = byHand > 0 ? [counted(byHand, texts().byHand, applicationsHref('status=new'))] : []
      if (at !== -1) toDo.splice(at, 1, ...left)
      toDo.push(
        counted(check, texts().toCheck, applicationsHref('tab=check')),
        counted(answered, texts().answered, applicationsHref('tab=answered')),
      )
    }
    if (can('admission:manage')) {
      if (objections > 0) toDo.push(counted(objections, texts().objections, listsHref()))
      if (toRevise > 0) toDo.push(counted(toRevise, texts().toRevise, listsHref()))
      if (toSettle > 0) toDo.push(counted(toSettle, texts().toSettle, listsHref()))
    }
    if (can('admission:fees')) {
      toDo.push(counted(fees, texts().fees, applicationsHref('tab=fees')))
      if (refunds > 0) toDo.push(counted(refunds, texts().refunds, `${paymentsHref}?tab=refunds`))
      if (dues > 0) toDo.push(counted(dues, texts().dues, `${paymentsHref}?tab=dues`))
    }
  },
}

const credits: PluginWaiting = {
  isFor: (can) => can('admission:fees'),
  load: async () => (await import('./payments/watch-credit-count.ts')).watchCreditCount,
  addTo: (toDo, count: number) => {
    if (count > 0) toDo.push(counted(count, texts().credits, paymentsHref))
  },
}

export const waiting = [applications, credits]
